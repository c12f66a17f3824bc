import type { Kit } from '../facts.ts';
import { contrast, hexOf, ink } from './palette.ts';

/** Patterns with the first color in the middle of the chest. */
const PLAIN_CHEST = new Set(['plain', 'sleeves', 'yoke']);
/** Contrast that WCAG 2 requires for large bold text such as a number. */
export const MIN_LETTERING_CONTRAST = 3;

/** The colors of number and letters on a shirt, as `#RRGGBB`. */
export interface KitLettering {
  fill: string;
  /** Color of an outline, needed if the lettering is on several colors. */
  edge: string | null;
}

/** Returns the colors of number and letters: a color of the kit if it is legible, otherwise white or ink. */
export function letteringOf({ pattern, colors }: Kit): KitLettering {
  const [first = '', ...further] = colors.map(hexOf);
  const white = hexOf('white');
  if (PLAIN_CHEST.has(pattern)) {
    const own = further.find((color) => contrast(first, color) >= MIN_LETTERING_CONTRAST);
    return { fill: own ?? (contrast(first, white) >= MIN_LETTERING_CONTRAST ? white : ink), edge: null };
  }
  const isDark = Math.min(...[first, ...further].map((color) => contrast(color, ink))) < MIN_LETTERING_CONTRAST;
  return isDark ? { fill: white, edge: ink } : { fill: ink, edge: white };
}
