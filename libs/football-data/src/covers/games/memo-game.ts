import { disc } from '../../art/paths.ts';
import { path } from '../../art/svg.ts';
import { drawCover, drawSheet, drawWriting } from '../cover.ts';
import { drawExtra, kitOf } from '../extras.ts';

const CARD = { width: 42, height: 60 } as const;
const TOPS = [14, 34] as const;
const PITCH = '#0B6B3A';

/** Six cards, of which a picture and a name are face up. */
export function cover(): string {
  const back = (x: number, y: number) =>
    drawSheet(x, y, CARD.width, CARD.height, PITCH, 7) +
    path(`M${x + 5} ${y + 5}h32v50h-32zM${x + 21} ${y + 5}v50M${x + 5} ${y + 30}h32`, 'none', LINE) +
    path(disc(x + 21, y + 30, 8), PITCH, LINE);
  const man = drawExtra({ x: 0, y: 0, scale: 1 }, { kit: kitOf('sash', 'white red', 'black') });
  const face = (x: number, y: number) =>
    drawSheet(x, y, CARD.width, CARD.height, '#9FD8CE', 7) +
    `<svg x="${x + 3}" y="${y + 3}" width="36" height="54" viewBox="10 4 100 150">${man}</svg>`;
  const name = (x: number, y: number) =>
    drawSheet(x, y, CARD.width, CARD.height, '#FFFDF6', 7) +
    drawWriting(x + 10, y + 25, 22) +
    drawWriting(x + 13, y + 38, 16, 0.4);
  const cards = [back, back, face, name, back, back].map((draw, index) => draw(22 + index * 47, TOPS[index % 2]!));
  return drawCover({ light: ['#9B1C4A', '#A22D58'], dark: ['#470F25', '#52142C'] }, cards.join(''));
}

const LINE = ' stroke="#FFFDF6" stroke-width="2" opacity=".8"';
