import { drawPin } from '../art/crest.ts';
import { OUTLINE } from '../art/figure.ts';
import { drawSuit } from '../art/suit.ts';
import { drawCover, drawSheet, drawWriting } from './cover.ts';
import { crestOf } from './extras.ts';

const PINS = [
  crestOf('octagon', 'quarters', 'claret', 'sky', 'wheel'),
  crestOf('banner', 'pale', 'white', 'darkred', 'sun'),
  crestOf('hexagon', 'slant', 'green', 'darkgreen', 'bird'),
];

/** A coach beside a board with the clubs of a career. */
export function managerGameCover(): string {
  const rows = PINS.map((crest, row) => {
    const y = 11 + row * 31;
    const pin = drawPin(crest, { x: 132, y, size: 29, name: String(row) });
    return `${pin}${drawWriting(172, y + 10, [88, 66, 104][row]!)}${drawWriting(172, y + 21, [44, 52, 36][row]!, 0.35)}`;
  });
  return drawCover(
    { light: ['#D5DBE2', '#DFE4EA'], dark: ['#232B34', '#2A333D'] },
    `<g transform="translate(14 4)scale(.74)"${OUTLINE}>${drawSuit(['darkred', 'white'], 'up')}</g>` +
      drawSheet(120, 6, 186, 98, '#FFFDF6', 8) +
      rows.join(''),
  );
}
