import type { RoundEntry } from '../matchday/round-entry.ts';
import { readRoundEntry } from './read-round-entry.ts';

export const SEASON_FILE_NAME = 'soccer-legends-season.json';

const APP = 'soccer-legends';
/** Raised when an older page could misread the file. */
const VERSION = 1;
/** Ten fixtures and ten free rounds a day for seven years. A larger file would only slow the page down. */
const MOST_ROUNDS = 50_000;

/** What a text that should be a season file contains; `newer` if this version of the site cannot read it. */
export type ReadSeason = { rounds: RoundEntry[] } | { fault: 'newer' | 'broken' };

/** Returns the text of a file with these rounds. */
export function writeSeasonFile(rounds: readonly RoundEntry[], made: Date): string {
  return JSON.stringify({ app: APP, v: VERSION, made: made.toISOString(), rounds });
}

/** Reads a season file. One faulty round makes the whole file unreadable. */
export function readSeasonFile(text: string): ReadSeason {
  const file = parsed(text);
  if (file?.['app'] !== APP || typeof file['v'] !== 'number') return { fault: 'broken' };
  if (file['v'] > VERSION) return { fault: 'newer' };
  const entries = file['rounds'];
  if (!Array.isArray(entries) || entries.length > MOST_ROUNDS) return { fault: 'broken' };
  const rounds = entries.map(readRoundEntry);
  return rounds.every((round) => round !== undefined) ? { rounds } : { fault: 'broken' };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
