import type { Kit } from '../facts.ts';
import { drawFigure, OUTLINE, type Pose } from './figure.ts';
import { hexOf } from './palette.ts';
import { box } from './paths.ts';
import { drawRod } from './rod.ts';
import { path, svgDocument } from './svg.ts';
import { wood } from './wood.ts';

/** How many men a rod may carry. */
export const MOST_MEN = 5;

/** Both are visible on paper, on the table and at night. */
const RUBBER = '#D8352A';
const LEATHER = '#74512F';
const STEP = 112;
const HEIGHT = 200;
const ENDS = 28;

/** Draws a rod of the table with men in a kit, from the head to the feet, on no ground. */
export function drawRodOfMen(kit: Kit, men: number, pose: Pose): string {
  const width = men * STEP + 2 * ENDS;
  const first = ENDS + STEP / 2 - 60;
  const others = Array.from({ length: men - 1 }, (_, index) => `<use href="#m" x="${(index + 1) * STEP}"/>`);
  const man = drawLegs(kit) + drawFigure({ kit, keeper: false, decade: 2000, pose, letters: '' });
  return svgDocument(
    `0 0 ${width} ${HEIGHT}`,
    `<g${OUTLINE}>${drawRod(2, 84, width - 4)}${drawBumper(8)}${drawBumper(width - 20)}` +
      `<g transform="translate(${first} 4)"><g id="m">${man}</g>${others.join('')}</g></g>`,
  );
}

/** The rubber ring at an end of the rod. */
function drawBumper(x: number): string {
  return path(box(x, 75, 12, 18), RUBBER);
}

/** The legs of a turned man are one block of wood. */
function drawLegs({ colors }: Kit): string {
  const boots = 'M32 178H88V188Q88 192 84 192H36Q32 192 32 188Z';
  return (
    path(box(38, 150, 44, 22), wood) +
    path(box(37, 162, 46, 18), hexOf(colors[0]!)) +
    path(boots, LEATHER) +
    '<path d="M60 156V180"/>'
  );
}
