import { SHORTEST_NAME_SEARCH } from '@soccer-legends/contracts';

/** The names of a comma list as the server takes them; undefined where the text is too short or has none. */
export function coachNames(text: string): string | undefined {
  if (text.trim().length < SHORTEST_NAME_SEARCH) return undefined;
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.length > 0 ? names.join(', ') : undefined;
}
