import type { RevealMode } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import clubsText from '../../data/clubs.txt?raw';
import type { Shirt } from '../facts.ts';
import { parseClubs } from '../text/clubs.ts';
import { ageBandOf, drawCoachSticker, type AgeBand, type CoachFacts } from './coach-sticker.ts';
import { hexOf } from './palette.ts';
import { reveals, type Part } from './reveal.ts';
import { shirtPatterns } from './shirt.ts';
import { drawSticker, type StickerFacts } from './sticker.ts';
import { svgErrors } from './svg-errors.ts';

const clubs = parseClubs('clubs.txt', clubsText);

const modes = Object.keys(reveals) as RevealMode[];
const player: StickerFacts = {
  shirt: { pattern: 'stripes', colors: ['claret', 'sky'] },
  flag: ['h', 'orange', 'teal', 'lime'],
  number: 47,
  initials: 'QX',
  position: 'Midfielder',
};
const another: StickerFacts = {
  shirt: { pattern: 'hoops', colors: ['green', 'amber'] },
  flag: ['v', 'pink', 'brown', 'violet'],
  number: 8,
  initials: 'JYW',
  position: 'Goalkeeper',
};

describe.each(modes)('a player in mode %s', (mode) => {
  test.each(Object.keys(player) as (Part & keyof StickerFacts)[])('shows %s only if the mode does', (part) => {
    const changed = drawSticker({ ...player, [part]: another[part] }, mode);
    const without = drawSticker({ ...player, [part]: part === 'initials' ? '' : null }, mode);
    const drawn = drawSticker(player, mode);
    expect(changed !== drawn).toBe(reveals[mode][part]);
    expect(without !== drawn).toBe(reveals[mode][part]);
  });

  test('contains no hidden color, number or initials', () => {
    const svg = drawSticker(player, mode);
    for (const word of ['claret', 'sky']) expect(svg.includes(hexOf(word))).toBe(reveals[mode].shirt);
    for (const word of ['orange', 'teal', 'lime']) expect(svg.includes(hexOf(word))).toBe(reveals[mode].flag);
    expect(svg.includes('>47<')).toBe(reveals[mode].number);
    expect(svg.includes('>QX<')).toBe(reveals[mode].initials);
  });
});

const coach: CoachFacts = { colors: ['claret', 'sky'], flag: ['h', 'orange', 'teal'], ageBand: 2 };
const anotherCoach: CoachFacts = { colors: ['green', 'amber'], flag: ['v', 'pink', 'brown'], ageBand: 4 };
const coachParts: [keyof CoachFacts, Part][] = [
  ['colors', 'shirt'],
  ['flag', 'flag'],
  ['ageBand', 'age'],
];

describe.each(modes)('a coach in mode %s', (mode) => {
  test.each(coachParts)('shows %s only if the mode does', (fact, part) => {
    const drawn = drawCoachSticker(coach, mode);
    expect(drawCoachSticker({ ...coach, [fact]: anotherCoach[fact] }, mode) !== drawn).toBe(reveals[mode][part]);
    expect(drawCoachSticker({ ...coach, [fact]: null }, mode) !== drawn).toBe(reveals[mode][part]);
    expect(svgErrors(drawn)).toEqual([]);
  });
});

test.each<[number, AgeBand]>([
  [28, 1],
  [39, 1],
  [40, 2],
  [49, 2],
  [50, 3],
  [59, 3],
  [60, 4],
  [84, 4],
])('gives a coach of %d years %d stripes', (age, band) => {
  expect(ageBandOf(age)).toBe(band);
});

describe('unknown facts', () => {
  const unknown: StickerFacts = { shirt: null, flag: null, number: null, initials: '', position: null };

  test('draw the same sticker in every mode', () => {
    expect(new Set(modes.map((mode) => drawSticker(unknown, mode))).size).toBe(1);
    expect(drawSticker(unknown, 'full')).not.toContain('<text');
  });

  test.each(['<b>', 'A&B', `"'`, 'ÆØ', '李'])('escapes the initials %s', (initials) => {
    expect(svgErrors(drawSticker({ ...unknown, initials }, 'bare'))).toEqual([]);
  });

  test('rejects an unknown pattern by name', () => {
    const shirt: Shirt = { pattern: 'tartan', colors: ['red'] };
    expect(() => drawSticker({ ...unknown, shirt }, 'full')).toThrow('"tartan" is not a pattern');
  });
});

describe('the shirts of clubs.txt', () => {
  test.each(clubs.map((club) => [club.name, club] as const))(
    '%s shows all its colors, and not its name',
    (name, club) => {
      const svg = drawSticker({ ...player, flag: null, shirt: club.shirt }, 'full');
      expect(svgErrors(svg)).toEqual([]);
      expect(club.shirt.colors.filter((word) => !svg.includes(hexOf(word)))).toEqual([]);
      expect(svg).not.toContain(name);
    },
  );

  test.each(Object.keys(shirtPatterns).filter((pattern) => pattern !== 'plain'))(
    '%s is a pattern of two colors',
    (pattern) => {
      const drawn = (second: string) =>
        drawSticker({ ...player, shirt: { pattern, colors: ['navy', second] } }, 'full');
      const fills = (svg: string) => svg.split(`fill="${hexOf('lime')}"`).length - 1;
      expect(fills(drawn('lime'))).toBe(fills(drawn('white')) + 1);
    },
  );
});
