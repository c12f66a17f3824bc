import type { PinPlace } from './crest.ts';
import { flagContent, type FlagWords } from './flag.ts';
import { ink, paper } from './palette.ts';
import { rectangle } from './svg.ts';

/** Draws a nation's flag as an enamel pin inside another picture, to represent the national team. */
export function drawFlagPin(flag: FlagWords, { x, y, size }: PinPlace): string {
  const [width, height] = [size - 4, ((size - 4) * 2) / 3];
  const [left, top] = [x + 2, y + (size - height) / 2];
  const edge = (color: string, line: number) =>
    rectangle(left, top, width, height, 'none', ` stroke="${color}" stroke-width="${line}" rx="1"`);
  const cloth = `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="0 0 60 40">${flagContent(flag)}</svg>`;
  return edge(ink, 5) + cloth + edge(paper, 2.6);
}
