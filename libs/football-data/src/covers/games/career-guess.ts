import { drawPin } from '../../art/crest.ts';
import { drawCover, drawSheet, drawWriting } from '../cover.ts';
import { crestOf, drawCoverRod, drawExtra } from '../extras.ts';

const CLUBS = [
  crestOf('heater', 'halves', 'red', 'navy', 'star'),
  crestOf('round', 'sash', 'blue', 'sky', 'tower'),
  crestOf('kite', 'chief', 'amber', 'black', 'bolt'),
];
const LENGTHS = [50, 34, 44];

/** An unpainted figure with a question mark, beside the clubs of a career. */
export function cover(): string {
  const rows = CLUBS.map((crest, row) => {
    const y = 12 + row * 30;
    const pin = drawPin(crest, { x: 149, y, size: 28, name: String(row) });
    return `${pin}${drawWriting(186, y + 14, LENGTHS[row]!)}`;
  });
  return drawCover(
    { light: ['#0B6B3A', '#1D7649'], dark: ['#0F3A24', '#124229'] },
    drawCoverRod(64) +
      drawExtra({ x: 58, y: 4, scale: 0.7 }, { kit: null, letters: '?' }) +
      drawSheet(142, 6, 106, 98, '#FFFDF6', 8) +
      rows.join(''),
  );
}
