/** Injection token of the bundled football data. Tests provide a small data set. */
export const FOOTBALL_DATA = Symbol('FootballData');
