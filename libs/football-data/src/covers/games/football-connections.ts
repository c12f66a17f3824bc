import { ink } from '../../art/palette.ts';
import { disc } from '../../art/paths.ts';
import { path } from '../../art/svg.ts';
import { drawCover } from '../cover.ts';
import { drawCoverRod } from '../extras.ts';

/** The colors and signs of the four groups, from easy to hard. */
const GROUPS: readonly { color: string; sign: string }[] = [
  { color: '#FFE9A8', sign: disc(0, 0, 5) },
  { color: '#8CC8F0', sign: 'M0-6L6 5H-6z' },
  { color: '#D9763C', sign: 'M-5-5H5V5H-5z' },
  { color: '#C9A7EA', sign: 'M0-6.5L6.5 0L0 6.5L-6.5 0z' },
];

/** Four rods with four beads each, in the colors and with the signs of the groups. */
export function cover(): string {
  const rods = GROUPS.map(({ color, sign }, row) => {
    const y = 17 + row * 26;
    const bead = `<rect x="-20" y="-10.5" width="40" height="21" rx="9" fill="${color}" stroke="${ink}" stroke-width="2"/>`;
    const group = `<g id="b${row}">${bead}${path(sign, ink)}</g>`;
    const others = [1, 2, 3].map((column) => `<use href="#b${row}" x="${column * 46}"/>`).join('');
    return `${drawCoverRod(y)}<g transform="translate(91 ${y})">${group}${others}</g>`;
  });
  return drawCover({ light: ['#5B2A86', '#673A8F'], dark: ['#2B1640', '#331B4B'] }, rods.join(''));
}
