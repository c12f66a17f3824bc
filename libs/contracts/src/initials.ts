import { letters } from './fold.ts';

/** Returns the initials of a name's first and last word, or of its only word. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s-]+/)
    .map(letters)
    .filter((word) => word !== '');
  const first = words[0]?.[0] ?? '';
  return words.length > 1 ? first + words.at(-1)![0]! : first;
}
