import { disc } from '../art/paths.ts';
import { path } from '../art/svg.ts';
import { drawCover, drawSheet, drawWriting } from './cover.ts';
import { drawExtra, kitOf } from './extras.ts';

const [WIDTH, HEIGHT, TOP] = [62, 84, 12];

/** Two cards face down, a man and his name. */
export function memoGameCover(): string {
  const back = (x: number) =>
    drawSheet(x, TOP, WIDTH, HEIGHT, '#9B1C4A', 8) +
    path(`M${x + 7} ${TOP + 7}h48v70h-48z`, 'none', ' stroke="#FFFDF6" stroke-width="2" opacity=".7"') +
    `<path d="M${x + 31} ${TOP + 7}v70M${x + 7} ${TOP + 42}h48" stroke="#FFFDF6" stroke-width="2" opacity=".7"/>` +
    path(disc(x + 31, TOP + 42, 12), '#9B1C4A', ' stroke="#FFFDF6" stroke-width="3"');
  const man = `<svg x="99" y="${TOP + 5}" width="50" height="74" viewBox="0 4 104 154">${drawExtra(
    { x: -8, y: 0, scale: 1 },
    { kit: kitOf('sash', 'white red', 'black'), letters: '' },
  )}</svg>`;
  const name = drawWriting(183, TOP + 34, 34) + drawWriting(188, TOP + 50, 24, 0.4);
  return drawCover(
    { light: ['#F2D3DE', '#F7E0E8'], dark: ['#470F25', '#52142C'] },
    back(18) +
      drawSheet(93, TOP, WIDTH, HEIGHT, '#9FD8CE', 8) +
      man +
      drawSheet(168, TOP, WIDTH, HEIGHT, '#FFFDF6', 8) +
      name +
      back(243),
  );
}
