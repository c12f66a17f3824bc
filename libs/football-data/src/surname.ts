import { letters } from '@soccer-legends/contracts';
import type { Player } from './facts.ts';

/**
 * Returns the letters of a surname for a word game; undefined for a surname of several words, such as van Dijk or
 * Alexander-Arnold. Drops apostrophes: Eto'o is ETOO.
 */
export function wordOf({ name, surname }: Pick<Player, 'name' | 'surname'>): string | undefined {
  const before = name.split(' ').at(-2);
  const particle = name.endsWith(` ${surname}`) && before !== undefined && before === before.toLowerCase();
  if (particle || /[\s-]/.test(surname) || isPrefix(before, name, surname)) return undefined;
  return letters(surname);
}

// De Bruyne, Di María, El Shaarawy, Dos Santos: capitalized, but part of a surname of two words.
const PREFIXES = new Set([
  'De',
  'Di',
  'El',
  'Dos',
  'Da',
  'Do',
  'Le',
  'La',
  'Van',
  'Von',
  'Ter',
  'Mac',
  'Ben',
  'Del',
  'Al',
  'St',
]);

function isPrefix(before: string | undefined, name: string, surname: string): boolean {
  return before !== undefined && name.endsWith(` ${surname}`) && PREFIXES.has(before);
}
