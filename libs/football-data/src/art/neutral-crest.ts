import { ink, neutral, paper } from './palette.ts';
import { shapes } from './shapes.ts';
import { path } from './svg.ts';
import type { PinPlace } from './crest.ts';

/** Draws a plain gray shield as an enamel pin, for a club without a crest. */
export function drawNeutralPin({ x, y, size }: PinPlace): string {
  const { outline } = shapes['heater']!;
  const line = (color: string, width: number) => ` stroke="${color}" stroke-width="${width}" stroke-linejoin="round"`;
  return (
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="-12 -12 124 124">` +
    `${path(outline, ink, line(ink, 25))}${path(outline, paper, line(paper, 17))}${path(outline, neutral, line(ink, 3))}${path(CHEVRON, '#8C968F')}</svg>`
  );
}

const CHEVRON = 'M20 62L50 36L80 62L74 72L50 52L26 72Z';
