import { CARD } from './card-size.ts';
import { CELL, strokesOf, widthOf } from './strokes.ts';

const GAP = 7;

export interface StrokeText {
  /** Center of the text; it is centered across the card. */
  y: number;
  scale: number;
  /** Width of the pen before scaling. */
  pen: number;
  fill: string;
  /** Color of an outline, where the text lies on several colors. */
  edge?: string | null;
}

/** Draws letters and digits with a broad pen; an empty string for a text without any. */
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
