import { flagContent } from '../../art/flag.ts';
import { ink } from '../../art/palette.ts';
import { drawCover } from '../cover.ts';
import { drawCoverRod, drawExtra, kitOf } from '../extras.ts';

const FLAGS = ['v purple yellow teal', 'h navy amber navy', 'plain claret cross@22,20,8 cream', 'h lime white violet'];

/** A figure with a question mark between four flags. */
export function cover(): string {
  const flags = FLAGS.map((words, index) => {
    const x = [12, 76, 200, 264][index]!;
    const y = index % 2 === 0 ? 14 : 30;
    const pole = `<path d="M${x} ${y - 6}v100" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`;
    const edge = `<rect x="${x}" y="${y}" width="45" height="30" fill="none" stroke="${ink}" stroke-width="2"/>`;
    const cloth = `<svg x="${x}" y="${y}" width="45" height="30" viewBox="0 0 60 40">${flagContent(words.split(' '))}</svg>`;
    return pole + cloth + edge;
  });
  return drawCover(
    { light: ['#00666F', '#13717A'], dark: ['#0B3A40', '#0E444A'] },
    drawCoverRod(64) +
      flags.join('') +
      drawExtra({ x: 118, y: 4, scale: 0.7 }, { kit: kitOf('hoops', 'white black', 'black'), letters: '?' }),
  );
}
