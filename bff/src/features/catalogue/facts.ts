/** Injection token of the bundled football data; tests provide a small data set instead. */
export const FACTS = Symbol('FootballData');
