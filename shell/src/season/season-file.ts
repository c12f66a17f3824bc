import { readSwapId, type Swap } from '../ledger/swap.ts';
import type { MetPlayer } from '../ledger/met.ts';
import { matchdayOfRound, OPTIONS, type RoundEntry } from '../ledger/round-entry.ts';
import { GAME_KEY, GAME_KEY_FORM, MARK_LETTERS, MOST_MET, parsedJson, readScoreCard } from '@soccer-legends/contracts';
import { isRecord } from '@soccer-legends/game-sdk';

export const SEASON_FILE_NAME = 'soccer-legends-season.json';

const APP = 'soccer-legends';
/** Increase it when older pages could misread the file. */
const VERSION = 1;
/** Ten fixtures and ten free rounds a day for seven years. A larger file would slow down the page. */
const MOST_ROUNDS = 50_000;

/** Content of a season file; `newer` if this version of the site cannot read it. */
export type ReadSeason = { rounds: RoundEntry[]; swaps: Swap[] } | { fault: 'newer' | 'broken' };

export function writeSeasonFile(rounds: readonly RoundEntry[], made: Date, swaps: readonly Swap[] = []): string {
  return JSON.stringify({ app: APP, v: VERSION, made: made.toISOString(), rounds, swaps });
}

/** Reads a season file; older ones have no swaps. One invalid round or swap makes the whole file unreadable. */
export function readSeasonFile(text: string): ReadSeason {
  const file = parsedJson(text);
  if (!isRecord(file) || file['app'] !== APP || typeof file['v'] !== 'number') return { fault: 'broken' };
  if (file['v'] > VERSION) return { fault: 'newer' };
  const entries = file['rounds'];
  if (!Array.isArray(entries) || entries.length > MOST_ROUNDS) return { fault: 'broken' };
  const swapEntries = file['swaps'] ?? [];
  if (!Array.isArray(swapEntries) || swapEntries.length > MOST_ROUNDS) return { fault: 'broken' };
  const rounds = entries.map(readRoundEntry);
  const swaps = swapEntries.map(readSwap);
  const isWhole = rounds.every((round) => round !== undefined) && swaps.every((swap) => swap !== undefined);
  return isWhole ? { rounds, swaps } : { fault: 'broken' };
}

function readSwap(value: unknown): Swap | undefined {
  const { id, at } = (value ?? {}) as Partial<Record<keyof Swap, unknown>>;
  if (typeof id !== 'string' || !readSwapId(id) || !Number.isSafeInteger(at)) return undefined;
  return { id, at: at as number };
}

const ROUND_ID = new RegExp(`^[0-9a-z]{1,40}(?:/${GAME_KEY_FORM})?$`);
const GAME_VERSION = /^[0-9A-Za-z.-]{1,40}$/;
/** 14 hours east and 12 hours west of UTC. */
const MIN_OFFSET = -14 * 60;
const MAX_OFFSET = 12 * 60;
/** Far above any score, but small enough for exact integers. */
const MAX_NUMBER = 1e9;
/** A time in the year 5138. */
const MAX_TIME = 1e14;

/** Validates each field of a round. Other fields of the file are dropped. */
const FIELDS: { readonly [Field in keyof Required<RoundEntry>]: (value: unknown) => boolean } = {
  id: (value) => matches(value, ROUND_ID),
  game: (value) => matches(value, GAME_KEY),
  version: (value) => matches(value, GAME_VERSION),
  at: (value) => isWhole(value, 0, MAX_TIME),
  outcome: (value) => value === 'win' || value === 'lose',
  score: (value) => isWhole(value, -MAX_NUMBER, MAX_NUMBER),
  won: (value) => isWhole(value, 0, MAX_NUMBER),
  total: (value) => isWhole(value, 0, MAX_NUMBER),
  offset: (value) => isWhole(value, MIN_OFFSET, MAX_OFFSET),
  relaxed: (value) => typeof value === 'boolean',
  late: (value) => typeof value === 'boolean',
  met: optional(isMet),
  recalled: optional((value) => value === true),
  marks: optional((value) => matches(value, MARK_LETTERS)),
  card: optional((value) => typeof value === 'string' && readScoreCard(value) !== undefined),
  options: optional((value) => matches(value, OPTIONS)),
};

function optional(isValid: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => value === undefined || isValid(value);
}

/** Returns a round of a file without its unknown fields; undefined if the round is invalid. */
function readRoundEntry(value: unknown): RoundEntry | undefined {
  if (!isRecord(value)) return undefined;
  const names = Object.keys(FIELDS) as (keyof RoundEntry)[];
  if (!names.every((name) => FIELDS[name](value[name]))) return undefined;
  const known = names.filter((name) => value[name] !== undefined);
  const round = Object.fromEntries(known.map((name) => [name, value[name]])) as unknown as RoundEntry;
  return matchdayOfRound(round) === undefined || round.id.endsWith(`/${round.game}`) ? round : undefined;
}

function isMet(value: unknown): value is MetPlayer[] {
  return Array.isArray(value) && value.length <= MOST_MET && value.every(isMetPlayer);
}

function isMetPlayer(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [player, named] = value as unknown[];
  return isWhole(player, 1, MAX_NUMBER) && (named === 0 || named === 1);
}

function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
