import { contrast, hexOf, ink } from './palette.ts';
import { escapeText } from './svg.ts';

const FAMILY = 'Archivo Narrow, Arial Narrow, sans-serif';

export interface Lettering {
  x: number;
  y: number;
  size: number;
  fill: string;
  /** Color of an outline around the letters, for a patterned background. */
  edge?: string;
}

/** Wraps letters in one group that holds their common attributes. */
export function lettered(...letters: readonly string[]): string {
  const content = letters.join('');
  return content && `<g font-family="${FAMILY}" font-weight="700" text-anchor="middle">${content}</g>`;
}

export function lettering(text: string, { x, y, size, fill, edge }: Lettering): string {
  const halo = edge ? ` stroke="${edge}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"` : '';
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${halo}>${escapeText(text)}</text>`;
}

/** Returns white if it is legible on the background, otherwise ink. */
export function legibleOn(background: string): string {
  const white = hexOf('white');
  return contrast(background, white) >= 3 ? white : ink;
}
