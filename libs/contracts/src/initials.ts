import { letters } from './fold.ts';

/** The first letters of a name's first and last word, or of its one: what a sticker bears. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s-]+/)
    .map(letters)
    .filter((word) => word !== '');
  const first = words[0]?.[0] ?? '';
  return words.length > 1 ? first + words.at(-1)![0]! : first;
}
