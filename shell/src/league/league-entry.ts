import { GAME_KEY, parsedJson } from '@soccer-legends/contracts';
import { readFragment } from '../challenge/challenge-link.ts';
import { nameIn } from '../matchday/friend-day.ts';

/** The finished fixture of a member. Other members recompute the result from the moves. */
export interface LeagueRound {
  matchday: number;
  game: string;
  isWon: boolean;
  /** End of the round in milliseconds since 1970; undefined for a round that was moved from an older code. */
  at?: number;
  /** The text after `#v1.` in the fragment of a link; see `fragmentOf`. */
  result?: string;
  /** As `writeRecording` returns it. */
  moves?: string;
}

/** An entry of a member in a league, before encryption. The order in which entries arrive does not matter. */
export interface LeagueEntry {
  member: string;
  /** In milliseconds since 1970. Of several names, the one with the latest time counts. */
  at: number;
  name?: string;
  /** Name of the league. */
  league?: string;
  rounds: readonly LeagueRound[];
}

const VERSION = 1;
export const LONGEST_LEAGUE_NAME = 24;
/** 2 to the power of 42: the year 2109. */
const LATEST = 2 ** 42;
const LAST_MATCHDAY = 999_999;
/** Maximum length of the moves of a round. */
export const LONGEST_MOVES = 64_000;

/** Writes an entry as JSON with as few characters as possible, because a member may write 1 kB a day. */
export function writeEntry({ member, at, name, league, rounds }: LeagueEntry): string {
  const fields = rounds.map(({ matchday, game, isWon, at: end, result, moves }) => {
    const all = [matchday, game, isWon ? 'w' : 'l', end, result, moves];
    return all.slice(0, 1 + all.findLastIndex((field) => field !== undefined));
  });
  return JSON.stringify([VERSION, member, at, name ?? null, league ?? null, fields]);
}

/**
 * Returns the entry in a text; undefined for any text that `writeEntry` does not return. Whoever has the code can write
 * anything, so every part is checked.
 *
 * @param member the member under whose id the server has the entry
 */
export function readEntry(text: string, member: string): LeagueEntry | undefined {
  const read = parsedJson(text);
  if (!Array.isArray(read) || read.length !== 6) return undefined;
  const [version, id, at, name, league, fields] = read as unknown[];
  if (version !== VERSION || id !== member || !isTime(at) || !Array.isArray(fields)) return undefined;
  const rounds = fields.map(roundIn);
  if (!isName(name) || !isName(league, LONGEST_LEAGUE_NAME) || !rounds.every((round) => round !== undefined))
    return undefined;
  return { member, at, ...(name !== null && { name }), ...(league !== null && { league }), rounds };
}

function isTime(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < LATEST;
}

function isName(value: unknown, longest?: number): value is string | null {
  return value === null || (typeof value === 'string' && nameIn(value, longest) === value);
}

function roundIn(fields: unknown): LeagueRound | undefined {
  if (!Array.isArray(fields)) return undefined;
  // In JSON, an absent field before others is null.
  const known = fields.map((field: unknown) => field ?? undefined);
  const [matchday, game, outcome, at, result, moves, ...more] = known;
  if (!Number.isInteger(matchday) || (matchday as number) < 1 || (matchday as number) > LAST_MATCHDAY) return undefined;
  if (typeof game !== 'string' || !GAME_KEY.test(game) || !['w', 'l'].includes(outcome as string)) return undefined;
  if (at !== undefined && !isTime(at)) return undefined;
  if (result !== undefined && !(typeof result === 'string' && readFragment(`#v1.${result}`))) return undefined;
  if (moves !== undefined && !(typeof moves === 'string' && moves.length <= LONGEST_MOVES)) return undefined;
  if (more.length > 0) return undefined;
  return {
    ...{ matchday: matchday as number, game, isWon: outcome === 'w' },
    ...(at !== undefined && { at }),
    ...(result !== undefined && { result }),
    ...(moves !== undefined && { moves }),
  };
}
