import type { RoundEntry } from './round-entry.ts';

/** Returns the earlier result. Results of one time are ordered by text, so that all devices choose the same. */
export function firstResult(a: RoundEntry, b: RoundEntry): RoundEntry {
  if (a.at !== b.at) return a.at < b.at ? a : b;
  return textOf(a) <= textOf(b) ? a : b;
}

/** Merges the rounds of several devices: each id once with its first result, ordered by id. */
export function mergeRounds(...devices: readonly (readonly RoundEntry[])[]): RoundEntry[] {
  const merged = new Map<string, RoundEntry>();
  for (const round of devices.flat()) {
    const known = merged.get(round.id);
    merged.set(round.id, known ? firstResult(known, round) : round);
  }
  return [...merged.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns the same text for equal rounds in any order of their properties. */
function textOf(round: RoundEntry): string {
  return JSON.stringify(Object.entries(round).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
