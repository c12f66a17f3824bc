import { drawPin } from '../../art/crest.ts';
import { ink, paper } from '../../art/palette.ts';
import { shapes } from '../../art/shapes.ts';
import { drawText } from '../../art/stroke-text.ts';
import { path } from '../../art/svg.ts';
import { drawCover } from '../cover.ts';
import { crestOf } from '../extras.ts';

/** A blank crest with a question mark between two others. */
export function cover(): string {
  const { outline } = shapes['heater']!;
  const line = (color: string, width: number, fill: string) =>
    path(outline, fill, ` stroke="${color}" stroke-width="${width}"`);
  const unknown =
    `<g transform="translate(122 16)scale(.76)">${line(ink, 16, ink)}${line(paper, 10, paper)}${line(ink, 3, '#6F7FB4')}` +
    `${path('M9 40H91V44C90 72 73 86 50 95C27 86 10 72 9 44Z', '#8E9CC8')}</g>` +
    drawText('?', { x: 160, y: 53, scale: 1.9, pen: 4.6, fill: paper, edge: ink });
  return drawCover(
    { light: ['#1F4FBF', '#305CC4'], dark: ['#12244F', '#172C5D'] },
    drawPin(crestOf('round', 'waves', 'azure', 'navy', 'lighthouse'), { x: 64, y: 27, size: 58, name: '1' }) +
      unknown +
      drawPin(
        { ...crestOf('arch', 'rays', 'red', 'amber', 'windmill'), chargeColor: 'black' },
        { x: 198, y: 27, size: 58, name: '2' },
      ),
  );
}
