export const QUESTIONS = 5;
/** Points for a right answer. */
export const POINTS = 10;
/** Time for one answer, in milliseconds. */
export const ANSWER_MS = 15_000;

/** One question: which nation won the World Cup in a year? Nations are FIFA codes. */
export interface Question {
  year: number;
  winner: string;
  options: readonly string[];
}

/** Nations by FIFA code. The English names are the fallback for the page's names. */
export const NATIONS: Readonly<Record<string, string>> = {
  ARG: 'Argentina',
  BRA: 'Brazil',
  ENG: 'England',
  ESP: 'Spain',
  FRA: 'France',
  GER: 'Germany',
  ITA: 'Italy',
  NED: 'Netherlands',
  POR: 'Portugal',
  URU: 'Uruguay',
};

/** Winners of the men's World Cup by year. */
export const WINNERS: readonly { year: number; winner: string }[] = [
  { year: 1966, winner: 'ENG' },
  { year: 1970, winner: 'BRA' },
  { year: 1974, winner: 'GER' },
  { year: 1978, winner: 'ARG' },
  { year: 1982, winner: 'ITA' },
  { year: 1986, winner: 'ARG' },
  { year: 1990, winner: 'GER' },
  { year: 1994, winner: 'BRA' },
  { year: 1998, winner: 'FRA' },
  { year: 2002, winner: 'BRA' },
  { year: 2006, winner: 'ITA' },
  { year: 2010, winner: 'ESP' },
  { year: 2014, winner: 'GER' },
  { year: 2018, winner: 'FRA' },
  { year: 2022, winner: 'ARG' },
];
