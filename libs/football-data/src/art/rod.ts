import type { Position } from '@soccer-legends/contracts';
import { path } from './svg.ts';
import { steel, steelLight } from './wood.ts';

/**
 * Draws a steel rod from `x` to the right, with its center at `y`. The surrounding group needs the attributes of
 * `OUTLINE`.
 */
export function drawRod(x: number, y: number, width: number): string {
  return (
    path(`M${x} ${y - 4}h${width}v8h-${width}z`, steel, ' stroke-width="2"') +
    `<path d="M${x} ${y - 1.5}h${width}" stroke="${steelLight}" stroke-width="2"/>`
  );
}

const GREEN = '#0B6B3A';
const FAINT = '#8B958E';
/** The rods of a team, from the opponent's goal to its own, with their numbers of figures. */
const RODS: readonly (readonly [Position, number])[] = [
  ['Attacker', 3],
  ['Midfielder', 5],
  ['Defender', 2],
  ['Goalkeeper', 1],
];

const FIRST_ROD = 14;
const SPACING = 6;
const BETWEEN = 3.6;

/**
 * Draws the four rods of a team in the corner of a sticker, and highlights the one of the player's position. Needs a
 * group with `OUTLINE`.
 */
export function drawPositionMark(position: Position): string {
  const own = RODS.findIndex(([rod]) => rod === position);
  const rows = RODS.map(([, men], row) => {
    const length = Number(((men - 1) * BETWEEN).toFixed(1));
    return `M${Number((101.5 - length / 2).toFixed(1))} ${FIRST_ROD + row * SPACING}h${length || 0.1}`;
  });
  const beads = (d: string, color: string) => `<path d="${d}" stroke="${color}"/>`;
  return (
    '<rect x="91" y="9" width="21" height="28" rx="4" fill="#FFFDF6" stroke-width="1.6"/>' +
    `<path d="M92 ${FIRST_ROD + own * SPACING}h19" stroke="${GREEN}" stroke-width="6"/>` +
    `<g stroke-linecap="round" stroke-dasharray="0 ${BETWEEN}">` +
    `${beads(rows.filter((_, row) => row !== own).join(''), FAINT)}${beads(rows[own]!, '#FFF')}</g>`
  );
}
