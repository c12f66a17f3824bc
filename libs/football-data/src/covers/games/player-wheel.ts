import { ink } from '../../art/palette.ts';
import { polar } from '../../art/paths.ts';
import { path } from '../../art/svg.ts';
import { drawCover } from '../cover.ts';
import { drawExtra, kitOf } from '../extras.ts';

const SEGMENTS = 10;
const RADIUS = 150;
const CENTER = [160, 170] as const;
const COLORS = ['#7A2E8E', '#FFC72E', '#2A9AE2', '#F6F3EA', '#DB2335'];

/** The upper part of a wheel with a pointer and a figure on each segment. */
export function cover(): string {
  const at = (degrees: number, radius: number) => {
    const [x, y] = polar(degrees, radius);
    return `${(CENTER[0] + x).toFixed(1)} ${(CENTER[1] + y).toFixed(1)}`;
  };
  const turn = 360 / SEGMENTS;
  const segments = [-2, -1, 0, 1, 2].map((index) => {
    const [from, to] = [(index - 0.5) * turn, (index + 0.5) * turn];
    const d = `M${CENTER.join(' ')}L${at(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${at(to, RADIUS)}Z`;
    return path(d, COLORS[index + 2]!, ` stroke="${ink}" stroke-width="2.5"`);
  });
  const man = drawExtra({ x: 0, y: 0, scale: 0.5 }, { kit: kitOf('halves', 'navy amber', 'white'), pose: 'up' });
  const men = [-1, 0, 1].map(
    (index) =>
      `<g transform="rotate(${index * turn} ${CENTER.join(' ')})translate(130 ${index === 0 ? 26 : 30})">${index === -1 ? `<g id="m">${man}</g>` : '<use href="#m"/>'}</g>`,
  );
  return drawCover(
    { light: ['#7A2E8E', '#843E96'], dark: ['#351240', '#3F184B'] },
    segments.join('') + men.join('') + path('M147 2H173L160 26Z', '#DB2335', ` stroke="${ink}" stroke-width="2.5"`),
  );
}
