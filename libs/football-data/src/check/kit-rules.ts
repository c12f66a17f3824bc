import { letteringOf, MIN_LETTERING_CONTRAST } from '../art/kit-lettering.ts';
import { kitPatterns } from '../art/kit-patterns.ts';
import { contrast, hexOf, isColor } from '../art/palette.ts';
import type { Club, Kit } from '../facts.ts';

/** Patterns whose second color is on collar, cuffs or sleeves, and whose third one is on the collar. */
const TRIMMED: Readonly<Record<string, number>> = { plain: 3, sleeves: 2 };

/** Returns a message for every kit of a club that cannot be drawn or read. */
export function errorsOfKits({ name, kits }: Pick<Club, 'name' | 'kits'>): string[] {
  return kits.flatMap((kit) => errorsOf(kit).map((error) => `kit of ${name} ${error}`));
}

function errorsOf(kit: Kit): string[] {
  const { pattern, colors, shorts } = kit;
  const pieces = kitPatterns[pattern];
  if (!pieces) return [`has the unknown pattern ${pattern}`];
  const unknown = [...colors, shorts].filter((color) => !isColor(color));
  if (unknown.length > 0) return [`has the unknown color ${unknown.join(', ')}`];
  const most = TRIMMED[pattern] ?? 1 + pieces(colors.length - 1).length;
  const least = pattern === 'plain' ? 1 : 2;
  return [
    ...(colors.length < least || colors.length > most
      ? [`has ${colors.length} colors for the pattern ${pattern}`]
      : []),
    ...(new Set(colors).size === 1 && colors.length > 1 ? ['repeats its only color'] : []),
    ...(numberContrast(kit) < MIN_LETTERING_CONTRAST ? ['has a number that is hard to read'] : []),
  ];
}

/** Returns the contrast between a number and its surroundings. */
function numberContrast(kit: Kit): number {
  const { fill, edge } = letteringOf(kit);
  return contrast(fill, edge ?? hexOf(kit.colors[0]!));
}
