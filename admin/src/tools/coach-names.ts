import { SHORTEST_NAME_SEARCH } from '@soccer-legends/contracts';

/** Normalizes a comma-separated list of names; undefined if it is too short or contains no name. */
export function coachNames(text: string): string | undefined {
  if (text.trim().length < SHORTEST_NAME_SEARCH) return undefined;
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.length > 0 ? names.join(', ') : undefined;
}
