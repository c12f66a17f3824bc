import { letters } from './fold.ts';

/** Returns the initials of the first and the last word of a name, as folded letters: "Jean-Pierre Papin" is JP. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s-]+/)
    .map(letters)
    .filter((word) => word !== '');
  const first = words[0]?.[0] ?? '';
  return words.length > 1 ? first + words.at(-1)![0]! : first;
}
