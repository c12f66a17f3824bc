import { CARD } from './card-size.ts';
import { CELL, strokesOf, widthOf } from './strokes.ts';

const GAP = 7;

/** The place and look of a text in the middle of a sticker, in the units of the picture. */
export interface StrokeText {
  /** Vertical center of the text. */
  y: number;
  /** Factor on the letters, which are 12 wide and 20 high. */
  scale: number;
  /** Width of the pen before scaling. */
  pen: number;
  fill: string;
  /** Color of an outline, needed if the text is on several colors. */
  edge?: string | null;
}

/** Draws letters and digits with a broad pen. Returns an empty string if the text has none. */
export function drawText(text: string, { y, scale, pen, fill, edge = null }: StrokeText): string {
  const d = strokesOf(text, GAP);
  if (d === '') return '';
  const [left, top] = [CARD.width / 2 - (widthOf(text, GAP) * scale) / 2, y - (CELL.height * scale) / 2].map((at) =>
    Number(at.toFixed(1)),
  );
  const group = `<g fill="none" transform="translate(${left} ${top})scale(${scale})"`;
  const drawn = ` stroke="${fill}" stroke-width="${pen}"`;
  if (!edge) return `${group}${drawn}><path d="${d}"/></g>`;
  const wide = Number((pen * 1.9).toFixed(1));
  return `${group}><g stroke="${edge}" stroke-width="${wide}"><path id="n" d="${d}"/></g><use href="#n"${drawn}/></g>`;
}
