import type { Crest } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { charges } from './charges.ts';
import { drawCrest, haloOf } from './crest.ts';
import { fields } from './fields.ts';
import { contrast, hexOf, ink, paper } from './palette.ts';
import { shapes } from './shapes.ts';
import { svgErrors } from './testing/svg-errors.ts';

const { clubs } = loadFootballData();

function crest(words: string): Crest {
  const [shape = '', field = '', first = '', second = '', charge = '', chargeColor = ''] = words.split(' ');
  return { shape, field, colors: [first, second], charge, chargeColor };
}

describe('the drawing', () => {
  test.each([
    ['shape', 'blob plain red red star gold', '"blob" is not a shape'],
    ['field', 'round tartan red red star gold', '"tartan" is not a field'],
    ['charge', 'round plain red red griffin gold', '"griffin" is not a charge'],
    ['color', 'round plain crimson red star gold', '"crimson" is not a color'],
    ['color of the charge', 'round plain red red star tin', '"tin" is not a color'],
  ])('rejects an unknown %s by name', (_part, words, message) => {
    expect(() => drawCrest(crest(words))).toThrow(message);
  });

  test.each([
    ['one color below it', 'round plain red red star gold', 'red'],
    ['a border around', 'round bordure red white star gold', 'red'],
    ['a band below it', 'round band red white star gold', 'white'],
    ['two colors, the first with more contrast', 'round halves navy sky star white', 'navy'],
    ['two colors, the second with more contrast', 'round halves sky navy star white', 'navy'],
  ])('gives the charge a halo in a field color: %s', (_what, words, halo) => {
    expect(haloOf(crest(words))).toBe(hexOf(halo));
  });

  // The outermost line is 9.5 units wide, in a picture from -2 to 102. Its corners are mitered.
  const straight = Object.entries(shapes).filter(([, { outline }]) => /^[MLHV\d. -]+Z$/.test(outline));
  test.each(straight)('shows the corners of the shape "%s" whole', (_name, { outline }) => {
    for (const [x, y] of miteredCorners(outline, 9.5 / 2)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-2);
      expect(Math.max(x, y)).toBeLessThanOrEqual(102);
    }
  });

  test('gives a charge without contrast to both colors a halo in ink', () => {
    expect(haloOf(crest('round halves white cream star yellow'))).toBe(ink);
  });

  test('does not draw the second color of a plain field', () => {
    expect(drawCrest(crest('round plain red navy star gold'))).not.toContain(hexOf('navy'));
  });

  test.each([
    ['round plain red red bell gold', 'translate(31.34 50)', 'translate(68.66 50)'],
    ['round pale red red bell gold', 'translate(50 34.79)', 'translate(50 65.21)'],
  ])('draws two charges next to each other, on %s', (words, one, other) => {
    const svg = drawCrest({ ...crest(words), beside: { charge: 'anchor', fact: 'port' } });
    expect([svg.includes(one), svg.includes(other)]).toEqual([true, true]);
  });

  test('escapes the title', () => {
    const svg = drawCrest(crest('round plain red red star gold'), { title: 'Crest <3> of "10"' });
    expect(svg).toContain('<title>Crest &lt;3&gt; of &quot;10&quot;</title>');
    expect(svgErrors(svg)).toEqual([]);
  });

  test.each(Object.keys(charges))('charge %s stays within its square on every shape', (charge) => {
    const numbers = charges[charge]!.match(/-?\d+(?:\.\d+)?/g)!.map(Number);
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(63);
    for (const shape of Object.keys(shapes))
      expect(svgErrors(drawCrest(crest(`${shape} plain red red ${charge} white`)))).toEqual([]);
  });

  test.each(Object.keys(fields))('field %s shows both of its colors, or the only one', (field) => {
    const svg = drawCrest(crest(`round ${field} red lime star white`));
    expect(svg).toContain(hexOf('red'));
    expect(svg.includes(hexOf('lime'))).toBe(field !== 'plain');
  });
});

describe('the crests of clubs.txt', () => {
  test.each(clubs.map((club) => [club.name, club] as const))('%s', (_name, club) => {
    const svg = drawCrest(club.crest);
    expect(svgErrors(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(2000);
    expect(contrast(hexOf(club.crest.chargeColor), haloOf(club.crest))).toBeGreaterThan(2.4);
    // A dark ring over a wider light line is visible on light and dark pages.
    expect(svg).toMatch(
      new RegExp(`stroke="${paper}" stroke-width="9.5"/><use[^>]*stroke="${ink}" stroke-width="5"/></svg>$`),
    );
  });

  test('the average size is below 1200 bytes', () => {
    const bytes = clubs.reduce((sum, club) => sum + drawCrest(club.crest).length, 0);
    expect(bytes / clubs.length).toBeLessThan(1200);
  });

  test('none contains the name of its club', () => {
    const named = clubs.flatMap((club) => {
      const drawing = fold(drawCrest(club.crest));
      return [club.name, ...club.aliases].filter((name) => drawing.includes(fold(name)));
    });
    expect(named).toEqual([]);
  });
});

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

type Point = readonly [number, number];

/** Returns the outer tips of a line around a polygon, with the given width on each side. */
function miteredCorners(outline: string, width: number): Point[] {
  const corners: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command, values = ''] of outline.matchAll(/([MLHV])([^MLHVZ]*)/g)) {
    const numbers = values.trim().split(/[ ,]+/).map(Number);
    if (command === 'H') x = numbers[0]!;
    else if (command === 'V') y = numbers[0]!;
    else [x, y] = numbers as [number, number];
    corners.push([x, y]);
  }
  return corners.map((corner, index) => {
    const [before, after] = [corners.at(index - 1)!, corners[(index + 1) % corners.length]!];
    const [a, b] = [unit(before, corner), unit(after, corner)];
    const reach = width / Math.abs(a[0] * b[1] - a[1] * b[0]);
    return [corner[0] + (a[0] + b[0]) * reach, corner[1] + (a[1] + b[1]) * reach];
  });
}

function unit(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}
