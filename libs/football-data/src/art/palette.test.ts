import { describe, expect, test } from 'vitest';
import { contrast, hexOf, isColor, palette } from './palette.ts';

describe('the palette', () => {
  test('no two colors are too close', () => {
    const colors = Object.entries(palette);
    const pairs = colors.flatMap((one, index) => colors.slice(index + 1).map((other) => [one, other] as const));
    const close = pairs.filter(([[, one], [, other]]) => apart(one, other) < 0.075);
    expect(close.map(([[one], [other]]) => `${one} ${other}`)).toEqual([]);
  });

  test.each([
    ['red', true],
    ['toString', false],
    ['Red', false],
    ['', false],
  ])('has the color %o: %o', (word, known) => {
    expect(isColor(word)).toBe(known);
  });

  test('rejects an unknown color by name', () => {
    expect(() => hexOf('mauve')).toThrow('"mauve" is not a color of the palette');
  });
});

test.each([
  ['#FFFFFF', '#000000', 21],
  ['#000000', '#FFFFFF', 21],
  ['#777777', '#777777', 1],
  ['#0B6B3A', '#FFFFFF', 6.61],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

/** Returns the distance in OKLab, where equal distances look equally large. */
function apart(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(...a.map((value, index) => value - b[index]!));
}

function oklab(hex: string): number[] {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
