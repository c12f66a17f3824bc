import type { RoundEntry } from '../ledger/round-entry.ts';

const FORM_LENGTH = 5;

export interface GameRecord {
  game: string;
  played: number;
  /** Percentage of played rounds that were won, from 0 to 100. */
  wonPercent: number;
  /** Best score of rounds with the standard time; undefined without one. */
  best: number | undefined;
  /** The last five rounds, the oldest first. */
  form: readonly Pick<RoundEntry, 'id' | 'outcome'>[];
}

/** Returns a record for each game, the most played first. */
export function gameRecords(rounds: readonly RoundEntry[]): GameRecord[] {
  const games = new Set(rounds.map(({ game }) => game));
  const roundsOf = (key: string) => rounds.filter(({ game }) => game === key);
  return [...games]
    .map((game) => recordOf(game, roundsOf(game)))
    .toSorted((a, b) => b.played - a.played || (a.game < b.game ? -1 : 1));
}

function recordOf(game: string, rounds: readonly RoundEntry[]): GameRecord {
  const won = rounds.filter(({ outcome }) => outcome === 'win').length;
  const scores = rounds.filter(({ relaxed }) => !relaxed).map(({ score }) => score);
  return {
    game,
    played: rounds.length,
    wonPercent: Math.round((100 * won) / rounds.length),
    best: scores.length > 0 ? Math.max(...scores) : undefined,
    form: rounds.toSorted((a, b) => a.at - b.at).slice(-FORM_LENGTH),
  };
}
