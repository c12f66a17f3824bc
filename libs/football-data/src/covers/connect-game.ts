import { drawPin } from '../art/crest.ts';
import { drawCover } from './cover.ts';
import { crestOf, drawCoverRod, drawExtra, kitOf } from './extras.ts';

const KIT = kitOf('stripes', 'royal white', 'white');

/** Two men of one club, on one rod. */
export function connectGameCover(): string {
  const crest = crestOf('swiss', 'stripes', 'royal', 'white', 'anchor');
  const line = (width: number, color: string) =>
    `<path d="M104 62h112" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="1 15"/>`;
  return drawCover(
    { light: ['#F3D9CB', '#F7E3D8'], dark: ['#4A2012', '#552717'] },
    drawCoverRod(64) +
      drawExtra({ x: 18, y: 4, scale: 0.74 }, { kit: KIT, letters: '9', pose: 'up', name: '1' }) +
      drawExtra({ x: 213, y: 4, scale: 0.74 }, { kit: KIT, letters: '6', pose: 'up', name: '2' }) +
      line(10, '#14211B') +
      line(6, '#FFC72E') +
      drawPin({ ...crest, chargeColor: 'amber' }, { x: 130, y: 32, size: 60, name: '3' }),
  );
}
