import { contrast, hexOf, ink } from './palette.ts';
import { escapeText } from './svg.ts';

const FAMILY = 'Archivo Narrow, Arial Narrow, sans-serif';

export interface Lettering {
  x: number;
  y: number;
  size: number;
  fill: string;
  /** Colour of an edge around the letters, where the ground is patterned. */
  edge?: string;
}

/** Letters share one group, which says once how they are set. */
export function lettered(...letters: readonly string[]): string {
  const content = letters.join('');
  return content && `<g font-family="${FAMILY}" font-weight="700" text-anchor="middle">${content}</g>`;
}

export function lettering(text: string, { x, y, size, fill, edge }: Lettering): string {
  const halo = edge ? ` stroke="${edge}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"` : '';
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${halo}>${escapeText(text)}</text>`;
}

/** White as long as it can be read, since shirts carry it well into the middle tones; then ink. */
export function legibleOn(ground: string): string {
  const white = hexOf('white');
  return contrast(ground, white) >= 3 ? white : ink;
}
