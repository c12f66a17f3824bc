import { DATA_YEAR } from '../data-year.ts';
import type { Stay } from './person-facts.ts';

/** Assumed matches per season for a stay whose number of matches is unknown. */
const USUAL_MATCHES = 20;

/**
 * Returns the club that a player is known for, otherwise the one with the most league matches, for a coach with the
 * most years. Also returns the year in the middle of the longest stay there. Ignores clubs without a kit, and prefers
 * the later of two equal clubs. Undefined if no club is left.
 */
export function mainStay(
  career: readonly Stay[],
  hasKit: (clubId: number) => boolean,
  knownFor?: number,
): { clubId: number; year: number } | undefined {
  const weights = new Map<number, number>();
  for (const stay of career) {
    if (stay.clubId === null || !hasKit(stay.clubId)) continue;
    weights.set(stay.clubId, (weights.get(stay.clubId) ?? 0) + weightOf(stay));
  }
  const most = Math.max(...weights.values());
  const isKnown = knownFor !== undefined && weights.has(knownFor);
  const clubId = isKnown ? knownFor : [...weights].findLast(([, weight]) => weight === most)?.[0];
  if (clubId === undefined) return undefined;
  const stays = career.filter((stay) => stay.clubId === clubId);
  const longest = Math.max(...stays.map(weightOf));
  const { start, end } = stays.find((stay) => weightOf(stay) === longest)!;
  return { clubId, year: Math.floor((start + (end ?? DATA_YEAR)) / 2) };
}

function weightOf({ start, end, matches }: Stay): number {
  const years = Math.max(1, (end ?? DATA_YEAR) - start);
  return matches ?? years * USUAL_MATCHES;
}
