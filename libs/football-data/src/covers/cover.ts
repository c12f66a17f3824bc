import { ink } from '../art/palette.ts';
import { rectangle } from '../art/svg.ts';

/** Size of the picture on a game's card. */
const COVER = { width: 320, height: 112 } as const;

/** The two colors of the stripes behind a scene, for the light and the dark theme. */
interface CoverGround {
  light: readonly [string, string];
  dark: readonly [string, string];
}

/**
 * Draws a cover: a scene on stripes in the game's color, which follow the page's color scheme. A narrow card shows only
 * the part between x 68 and 252.
 */
export function drawCover({ light, dark }: CoverGround, scene: string): string {
  const { width, height } = COVER;
  const fills = ([base, mown]: readonly [string, string]) => `.g{fill:${base}}.m{fill:${mown}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linejoin="round">` +
    `<style>${fills(light)}@media(prefers-color-scheme:dark){${fills(dark)}}</style>` +
    `<path class="g" d="M0 0h${width}v${height}H0z"/>` +
    `<path class="m" d="${[0, 1, 2, 3].map((index) => `M${index * 80} 0h40v112h-40z`).join('')}"/>${scene}</svg>`
  );
}

/** Draws a sheet of paper with an ink edge and a hard shadow. */
export function drawSheet(x: number, y: number, width: number, height: number, fill: string, radius = 6): string {
  const corners = ` rx="${radius}"`;
  return (
    rectangle(x, y + 3, width, height, ink, corners) +
    rectangle(x, y, width, height, fill, `${corners} stroke="${ink}" stroke-width="2"`)
  );
}

/** Draws a bar that represents a line of text. */
export function drawWriting(x: number, y: number, width: number, strength = 0.75): string {
  return `<path d="M${x} ${y}h${width}" stroke="${ink}" stroke-width="6" stroke-linecap="round" opacity="${strength}"/>`;
}
