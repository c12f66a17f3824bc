import type { RevealMode } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import type { Kit } from '../facts.ts';
import { loadFootballData } from '../load.ts';
import { drawCoachSticker, type CoachFacts } from './coach-sticker.ts';
import { decades } from './ground.ts';
import { kitPatterns } from './kit-patterns.ts';
import { hexOf } from './palette.ts';
import { reveals, type Part } from './reveal.ts';
import { drawSticker, type StickerFacts } from './sticker.ts';
import { svgErrors } from './testing/svg-errors.ts';

const { clubs, nations } = loadFootballData();
const kits = [...clubs, ...nations.map(({ code, kits }) => ({ name: code, kits }))].flatMap((team) =>
  team.kits.map((kit) => [`${team.name}, ${kit.since ?? 'first kit'}`, kit] as const),
);

const modes = Object.keys(reveals) as RevealMode[];
const striped: Kit = { pattern: 'stripes', colors: ['claret', 'sky'], shorts: 'pink', since: null };
const hooped: Kit = { pattern: 'hoops', colors: ['green', 'amber'], shorts: 'navy', since: null };
const player: StickerFacts = {
  id: 2,
  kit: striped,
  nationKit: { pattern: 'sash', colors: ['maroon', 'cream'], shorts: 'cerise', since: null },
  flag: ['h', 'orange', 'teal', 'lime'],
  number: 47,
  initials: 'QX',
  position: 'Midfielder',
  decade: 1990,
  gold: false,
};
const another: StickerFacts = {
  id: 2,
  kit: hooped,
  nationKit: { pattern: 'plain', colors: ['gold', 'white'], shorts: 'silver', since: null },
  flag: ['v', 'pink', 'brown', 'violet'],
  number: 8,
  initials: 'JY',
  position: 'Goalkeeper',
  decade: 2010,
  gold: true,
};
const parts = Object.keys(reveals.full) as Part[];
const unknown: StickerFacts = {
  ...{ id: 2, kit: null, nationKit: null, flag: null, number: null, initials: '', position: null, decade: null },
  gold: false,
};

describe.each(modes)('a player in mode %s', (mode) => {
  test.each(parts)('shows %s only if the mode does', (part) => {
    const changed = drawSticker({ ...player, [part]: another[part] }, mode);
    const drawn = drawSticker(player, mode);
    expect(changed !== drawn).toBe(reveals[mode][part]);
    if (part === 'gold') return;
    const without = drawSticker({ ...player, [part]: unknown[part] }, mode);
    expect(without !== drawn).toBe(reveals[mode][part]);
  });

  test('contains no hidden color', () => {
    const svg = drawSticker(player, mode);
    for (const word of ['claret', 'sky', 'pink']) expect(svg.includes(hexOf(word))).toBe(reveals[mode].kit);
    for (const word of ['maroon', 'cream', 'cerise']) expect(svg.includes(hexOf(word))).toBe(reveals[mode].nationKit);
    for (const word of ['orange', 'teal', 'lime']) expect(svg.includes(hexOf(word))).toBe(reveals[mode].flag);
  });

  test('is valid in both poses', () => {
    expect(svgErrors(drawSticker(player, mode))).toEqual([]);
    expect(svgErrors(drawSticker({ ...another, id: 3 }, mode))).toEqual([]);
  });
});

test('no mode that asks for a name shows initials', () => {
  expect((['career', 'full', 'memo', 'coach'] as const).filter((mode) => reveals[mode].initials)).toEqual([]);
});

test('no mode shows the kits of both the club and the nation', () => {
  expect(modes.filter((mode) => reveals[mode].kit && reveals[mode].nationKit)).toEqual([]);
});

test("a national kit has the initials on the chest and keeps the nation's flag", () => {
  const svg = drawSticker({ ...player, initials: 'QX' }, 'noclub');
  expect(svg).not.toBe(drawSticker({ ...player, initials: 'JY' }, 'noclub'));
  expect(svg).toContain(hexOf('teal'));
});

test('Career shows a keeper like any other player of the club, because the position is a clue', () => {
  const keeper = drawSticker({ ...player, position: 'Goalkeeper' }, 'career');
  expect(keeper).toBe(drawSticker(player, 'career'));
});

describe('a keeper', () => {
  const keeper = (id: number, kit: Kit) => drawSticker({ ...player, id, kit, position: 'Goalkeeper' }, 'full');

  test('wears gloves, long sleeves and a color that the club does not wear', () => {
    const kit: Kit = { pattern: 'plain', colors: ['green', 'yellow'], shorts: 'white', since: null };
    for (const id of Array.from({ length: 30 }, (_, index) => index * 2)) {
      const svg = keeper(id, kit);
      const shirt = /<use href="#t" fill="([^"]+)"/.exec(svg)?.[1];
      const arm = /<g id="a"><path [^>]*fill="([^"]+)"\/><path [^>]*fill="([^"]+)"/.exec(svg);
      expect(svg).toContain('r="9" fill="#FFF"/>');
      expect(arm?.slice(1)).toEqual([shirt, shirt]);
      expect(['green', 'lime', 'yellow'].map(hexOf)).not.toContain(shirt);
      expect(svg).toContain(hexOf('green'));
    }
  });

  test('of one club does not always wear the same color', () => {
    expect(new Set([2, 4, 6, 8].map((id) => keeper(id, striped))).size).toBe(4);
  });
});

test('every decade has its own background and collar, and gold replaces the background', () => {
  const drawn = decades.map((decade) => drawSticker({ ...player, decade }, 'full'));
  const golden = decades.map((decade) => drawSticker({ ...player, decade, gold: true }, 'full'));
  expect(new Set([...drawn, ...golden]).size).toBe(2 * decades.length);
});

describe('unknown facts', () => {
  test('draw the same sticker in every mode', () => {
    expect(new Set(modes.map((mode) => drawSticker(unknown, mode))).size).toBe(1);
  });

  test.each(['<b>', 'A&B', `"'`, '李'])('draws no markup from the initials %s', (initials) => {
    expect(svgErrors(drawSticker({ ...unknown, initials }, 'bare'))).toEqual([]);
  });

  test('rejects an unknown pattern by name', () => {
    const kit: Kit = { ...striped, pattern: 'tartan' };
    expect(() => drawSticker({ ...unknown, kit }, 'full')).toThrow('"tartan" is not a pattern');
  });
});

const coach: CoachFacts = {
  id: 2,
  colors: ['claret', 'sky'],
  flag: ['h', 'orange', 'teal'],
  decade: 1970,
  gold: false,
};
const anotherCoach: CoachFacts = {
  id: 2,
  colors: ['green', 'amber'],
  flag: ['v', 'pink'],
  decade: 2000,
  gold: true,
};
const coachParts: [Exclude<keyof CoachFacts, 'id'>, (mode: RevealMode) => boolean][] = [
  ['colors', (mode) => reveals[mode].kit],
  ['flag', (mode) => reveals[mode].flag],
  ['decade', (mode) => reveals[mode].decade],
  ['gold', (mode) => reveals[mode].gold],
];

describe.each(modes)('a coach in mode %s', (mode) => {
  test.each(coachParts)('shows %s only if the mode does', (fact, isShown) => {
    const drawn = drawCoachSticker(coach, mode);
    expect(drawCoachSticker({ ...coach, [fact]: anotherCoach[fact] }, mode) !== drawn).toBe(isShown(mode));
    expect(svgErrors(drawn)).toEqual([]);
    expect(svgErrors(drawCoachSticker({ ...coach, id: 3 }, mode))).toEqual([]);
  });
});

describe('the kits of clubs and nations', () => {
  test.each(kits)('%s shows all its colors', (_name, kit) => {
    const svg = drawSticker({ ...player, flag: null, decade: 2000, kit }, 'full');
    expect(svgErrors(svg)).toEqual([]);
    expect([...kit.colors, kit.shorts].filter((word) => !svg.includes(hexOf(word)))).toEqual([]);
  });
});

test.each(Object.keys(kitPatterns).filter((pattern) => pattern !== 'plain'))(
  '%s is a pattern of two colors',
  (pattern) => {
    const drawn = (second: string) =>
      drawSticker({ ...player, decade: 2000, kit: { ...striped, pattern, colors: ['navy', second] } }, 'full');
    const uses = (svg: string) => svg.split(`"${hexOf('violet')}"`).length - 1;
    expect(uses(drawn('violet'))).toBeGreaterThan(1);
  },
);
