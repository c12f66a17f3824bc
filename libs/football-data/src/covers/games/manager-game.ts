import { drawPin } from '../../art/crest.ts';
import { OUTLINE } from '../../art/figure.ts';
import { drawSuit } from '../../art/suit.ts';
import { drawCover, drawSheet, drawWriting } from '../cover.ts';
import { crestOf } from '../extras.ts';

const PINS = [
  crestOf('octagon', 'quarters', 'claret', 'sky', 'wheel'),
  crestOf('banner', 'pale', 'white', 'darkred', 'sun'),
  crestOf('hexagon', 'slant', 'green', 'darkgreen', 'bird'),
];

/** A coach beside the clubs of a career. */
export function cover(): string {
  const rows = PINS.map((crest, row) => {
    const y = 11 + row * 31;
    const pin = drawPin(crest, { x: 149, y, size: 28, name: String(row) });
    return `${pin}${drawWriting(186, y + 10, [50, 38, 46][row]!)}${drawWriting(186, y + 21, [30, 34, 26][row]!, 0.35)}`;
  });
  return drawCover(
    { light: ['#3B4654', '#4A5461'], dark: ['#232B34', '#2A333D'] },
    `<g transform="translate(54 4)scale(.7)"${OUTLINE}>${drawSuit(['darkred', 'white'], 'up')}</g>` +
      drawSheet(142, 6, 106, 98, '#FFFDF6', 8) +
      rows.join(''),
  );
}
