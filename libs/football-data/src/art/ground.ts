import { CARD } from './card-size.ts';
import { path } from './svg.ts';

/** The decade in which a career began; careers that began before 1950 count for the 1950s. */
export const decades = [1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020] as const;
/** The first year of a decade. */
export type Decade = (typeof decades)[number];

/** Returns the decade of a year; the first or last known one for years before or after them. */
export function decadeOf(year: number): Decade {
  const decade = Math.floor(year / 10) * 10;
  return decades.findLast((known) => known <= decade) ?? decades[0];
}

/** A base color with a pattern. Both differ for every decade. */
export interface Ground {
  base: string;
  /** Definition of the pattern `#g`. */
  pattern: string;
}

const CENTER = 'cx="60" cy="46"';

const grounds: Readonly<Record<Decade, Ground>> = {
  1950: { base: '#E8D9B0', pattern: rays('#DAC58D', 20) },
  1960: { base: '#F4CBAA', pattern: tiled('#E6AE80', 24, 24, 'M12 2L22 12L12 22L2 12z') },
  1970: { base: '#F3B46A', pattern: rings('#E79A3F') },
  1980: { base: '#F4A9B8', pattern: tiled('#EA8A9F', 22, 22, 'M0 0h11v22H0z', ' patternTransform="rotate(28)"') },
  1990: { base: '#9FD8CE', pattern: tiled('#7CC4B7', 24, 20, 'M0 10L12 0L24 10V18L12 8L0 18z') },
  2000: { base: '#ABCFF2', pattern: tiled('#86B6E6', 16, 16, 'M4 0a4 4 0 1 0 .01 0M12 8a4 4 0 1 0 .01 0') },
  2010: {
    base: '#C9BFEE',
    pattern: tiled('#AD9DE1', 120, 30, 'M0 0L60 24L120 0V13L60 37L0 13zM0-30L60-6L120-30V-17L60 7L0-17z'),
  },
  2020: { base: '#D7E78F', pattern: tiled('#BFD466', 17, 17, 'M0 0h17v3.4H3.4V17H0z') },
};
const gold: Ground = { base: '#FFCF3D', pattern: rays('#FFE795', 24) };
const unknown: Ground = { base: '#DAD9CB', pattern: tiled('#CECDBD', 120, 22, 'M0 0h120v11H0z') };

/**
 * Returns the background of a figure: the pattern of the decade, gold for the best-known players, stripes if the decade
 * is unknown.
 */
export function groundOf(decade: Decade | null, isGold: boolean): Ground {
  if (isGold) return gold;
  return decade === null ? unknown : grounds[decade];
}

/** Draws a circle with a dashed stroke twice as wide as its radius, so that the dashes become rays. */
function rays(color: string, count: number): string {
  const length = Number(((2 * Math.PI * 80) / count).toFixed(3));
  return whole(
    `<circle ${CENTER} r="80" fill="none" stroke="${color}" stroke-width="160" stroke-dasharray="${length}"/>`,
  );
}

function rings(color: string): string {
  const circles = [24, 46, 68, 90].map((radius) => `<circle ${CENTER} r="${radius}"/>`);
  return whole(`<g fill="none" stroke="${color}" stroke-width="10">${circles.join('')}</g>`);
}

function whole(content: string): string {
  return pattern(CARD.width, CARD.height, content);
}

function tiled(color: string, width: number, height: number, d: string, more = ''): string {
  return pattern(width, height, path(d, color), more);
}

function pattern(width: number, height: number, content: string, more = ''): string {
  return `<pattern id="g" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${more}>${content}</pattern>`;
}
