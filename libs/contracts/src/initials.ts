import { letters } from './fold.ts';

export function initialsOf(name: string): string {
  const words = name
    .split(/[\s-]+/)
    .map(letters)
    .filter((word) => word !== '');
  const first = words[0]?.[0] ?? '';
  return words.length > 1 ? first + words.at(-1)![0]! : first;
}
