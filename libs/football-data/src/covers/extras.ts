import type { Crest } from '@soccer-legends/contracts';
import { drawFigure, OUTLINE, type FigureFacts } from '../art/figure.ts';
import { drawRod } from '../art/rod.ts';
import type { Kit } from '../facts.ts';

/** Returns an invented kit. `colors` are the shirt's, with spaces between them. */
export const kitOf = (pattern: string, colors: string, shorts: string): Kit => ({
  ...{ pattern, colors: colors.split(' '), shorts, since: null },
});

/** Returns an invented crest with a white charge. `first` and `second` are the colors of the field. */
export const crestOf = (shape: string, field: string, first: string, second: string, charge: string): Crest => ({
  ...{ shape, field, colors: [first, second], charge, chargeColor: 'white' },
});

/** Draws a figure at a place, which is the top left of its head. At a scale of 1, it is 120 wide and 156 high. */
export function drawExtra(
  { x, y, scale }: { x: number; y: number; scale: number },
  facts: Partial<FigureFacts> & { kit: Kit | null },
): string {
  const figure = drawFigure({ keeper: false, decade: 2000, pose: 'down', letters: '', ...facts });
  return `<g transform="translate(${x} ${y})scale(${scale})"${OUTLINE}>${figure}</g>`;
}

/** Draws a rod across the whole width of a cover, with its center at `y`. */
export function drawCoverRod(y: number): string {
  return `<g${OUTLINE}>${drawRod(-4, y, 328)}</g>`;
}
