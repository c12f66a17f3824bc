import { flagBands, type FlagWords } from './flag.ts';
import { lettering } from './lettering.ts';
import { ink, paper } from './palette.ts';
import { box, disc } from './paths.ts';
import { path, rectangle, svgDocument } from './svg.ts';

/** All people have the same head, in a neutral tone. */
const TONE = '#A4ADA6';
const SHADE = '#8C968F';
const GRASS = '#D3DFD2';
const GRASS_STRIPE = '#DDE7DB';

/** Grass stripes, the halfway line and the center circle, which surrounds the head. */
const PITCH =
  path(box(0, 0, 120, 160), GRASS) +
  path([5, 49, 93].map((left) => box(left, 5, 22, 130)).join(''), GRASS_STRIPE) +
  path(`${disc(60, 47, 40)}M0 47H120`, 'none', ' stroke="#FFFFFF" stroke-width="2.5"');

const STRIP = { x: 5, y: 135, width: 110, height: 20 };

/** Draws a sticker: a white border, a pitch, the figure in front of it, and the flag at the bottom. */
export function drawCard(figure: string, flag: FlagWords | null): string {
  const strip = flag ? flagBands(flag, STRIP) : rectangle(STRIP.x, STRIP.y, STRIP.width, STRIP.height, '#AEB8B0');
  const edge = path(box(5, 134, 110, 2), ink);
  return svgDocument(
    '0 0 120 160',
    rectangle(0.5, 0.5, 119, 159, '#FFFFFF', ' rx="11" stroke="#C9C4B4"') +
      `<clipPath id="k"><rect x="5" y="5" width="110" height="150" rx="7"/></clipPath>` +
      `<g clip-path="url(#k)">${PITCH}${figure}${strip}${edge}</g>`,
  );
}

export function drawHead(): string {
  return (
    path('M49 58H71V78C76 93 44 93 49 78Z', SHADE) +
    path('M60 20C73 20 81 30 80 45C79 60 72 72 60 72C48 72 41 60 40 45C39 30 47 20 60 20Z', TONE)
  );
}

/** Draws the initials in the corner, on a tab as wide as the letters. */
export function drawInitials(initials: string): string {
  const width = 12 + 9 * [...initials].length;
  return (
    rectangle(9, 9, width, 20, ink, ' rx="5"') + lettering(initials, { x: 9 + width / 2, y: 24, size: 15, fill: paper })
  );
}
