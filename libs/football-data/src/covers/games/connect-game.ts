import { drawPin } from '../../art/crest.ts';
import { drawCover } from '../cover.ts';
import { crestOf, drawCoverRod, drawExtra, kitOf } from '../extras.ts';

const KIT = kitOf('stripes', 'royal white', 'white');

/** Two figures in the same kit, connected with the crest of their club. */
export function cover(): string {
  const crest = crestOf('swiss', 'stripes', 'royal', 'white', 'anchor');
  const line = (width: number, color: string) =>
    `<path d="M126 66h68" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="1 15"/>`;
  return drawCover(
    { light: ['#A03B12', '#A74A24'], dark: ['#4A2012', '#552717'] },
    drawCoverRod(64) +
      drawExtra({ x: 60, y: 6, scale: 0.62 }, { kit: KIT, letters: '9', pose: 'up', name: '1' }) +
      drawExtra({ x: 186, y: 6, scale: 0.62 }, { kit: KIT, letters: '6', pose: 'up', name: '2' }) +
      line(10, '#14211B') +
      line(6, '#FFC72E') +
      drawPin({ ...crest, chargeColor: 'amber' }, { x: 134, y: 40, size: 52, name: '3' }),
  );
}
