import { fold } from '@soccer-legends/contracts';

/** A name as the service's searches take it: letters A to Z, digits and single spaces. */
export function searchWords(name: string): string {
  return fold(name)
    .replace(/['’.`´]/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
}
