import type { Crest } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import clubsText from '../../data/clubs.txt?raw';
import { parseClubs } from '../text/clubs.ts';
import { charges } from './charges.ts';
import { drawCrest, haloOf } from './crest.ts';
import { fields } from './fields.ts';
import { contrast, hexOf, ink, paper } from './palette.ts';
import { shapes } from './shapes.ts';
import { faultsOfSvg } from './svg-faults.ts';

const clubs = parseClubs('clubs.txt', clubsText);

function crest(words: string): Crest {
  const [shape = '', field = '', first = '', second = '', charge = '', chargeColour = ''] = words.split(' ');
  return { shape, field, colours: [first, second], charge, chargeColour };
}

describe('the drawing', () => {
  test.each([
    ['shape', 'blob plain red red star gold', '"blob" is no shape'],
    ['field', 'round tartan red red star gold', '"tartan" is no field'],
    ['charge', 'round plain red red griffin gold', '"griffin" is no charge'],
    ['colour', 'round plain crimson red star gold', '"crimson" is no colour'],
    ['colour of the charge', 'round plain red red star tin', '"tin" is no colour'],
  ])('an unknown %s is refused by its name', (_part, words, message) => {
    expect(() => drawCrest(crest(words))).toThrow(message);
  });

  test.each([
    ['one colour beneath', 'round plain red red star gold', 'red'],
    ['a border around', 'round bordure red white star gold', 'red'],
    ['a band beneath', 'round band red white star gold', 'white'],
    ['two colours, the first further from white', 'round halves navy sky star white', 'navy'],
    ['two colours, the second further from white', 'round halves sky navy star white', 'navy'],
  ])('a charge is set off with the colour that parts it from the field: %s', (_what, words, halo) => {
    expect(haloOf(crest(words))).toBe(hexOf(halo));
  });

  test('a charge that sinks into both colours is set off with ink', () => {
    expect(haloOf(crest('round halves white cream star yellow'))).toBe(ink);
  });

  test('a plain field tells nothing of a second colour', () => {
    expect(drawCrest(crest('round plain red navy star gold'))).not.toContain(hexOf('navy'));
  });

  test('a title is written out of harm', () => {
    const svg = drawCrest(crest('round plain red red star gold'), { title: 'Crest <3> of "10"' });
    expect(svg).toContain('<title>Crest &lt;3&gt; of &quot;10&quot;</title>');
    expect(faultsOfSvg(svg)).toEqual([]);
  });

  test.each(Object.keys(charges))('charge %s stays within its square, on every shape', (charge) => {
    const numbers = charges[charge]!.match(/-?\d+(?:\.\d+)?/g)!.map(Number);
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(63);
    for (const shape of Object.keys(shapes))
      expect(faultsOfSvg(drawCrest(crest(`${shape} plain red red ${charge} white`)))).toEqual([]);
  });

  test.each(Object.keys(fields))('field %s shows both its colours, or only the one it has', (field) => {
    const svg = drawCrest(crest(`round ${field} red lime star white`));
    expect(svg).toContain(hexOf('red'));
    expect(svg.includes(hexOf('lime'))).toBe(field !== 'plain');
  });
});

describe('the crests of clubs.txt', () => {
  test.each(clubs.map((club) => [club.name, club] as const))('%s', (_name, club) => {
    const svg = drawCrest(club.crest);
    expect(faultsOfSvg(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(1500);
    expect(contrast(hexOf(club.crest.chargeColour), haloOf(club.crest))).toBeGreaterThan(2.4);
    // A ring in ink over a broader line of paper: seen on a light page by the one and on a dark page by the other.
    expect(svg).toMatch(
      new RegExp(`stroke="${paper}" stroke-width="9.5"/><use[^>]*stroke="${ink}" stroke-width="5"/></svg>$`),
    );
  });

  test('none is larger than a small picture needs to be, on the whole', () => {
    const bytes = clubs.reduce((sum, club) => sum + drawCrest(club.crest).length, 0);
    expect(bytes / clubs.length).toBeLessThan(900);
  });

  test('none tells its club', () => {
    const told = clubs.flatMap((club) => {
      const drawing = fold(drawCrest(club.crest));
      return [club.name, ...club.aliases].filter((name) => drawing.includes(fold(name)));
    });
    expect(told).toEqual([]);
  });
});

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
