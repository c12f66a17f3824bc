import { createHash } from 'node:crypto';
import { FLAGS_EDITION } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import nationsText from '../../data/nations.txt?raw';
import { parseNations } from '../text/nations.ts';
import { drawFlag, flagBands } from './flag.ts';
import { hexOf } from './palette.ts';
import { svgErrors } from './testing/svg-errors.ts';

const nations = parseNations('nations.txt', nationsText, new Map());

/** Returns the layers of a flag in drawing order: each color with the path it fills. */
function layersOf(svg: string): string[] {
  const words = new Map(['red', 'white', 'blue', 'yellow', 'black'].map((word) => [hexOf(word), word]));
  return [...svg.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)].map(([, d, fill = '']) => `${words.get(fill)} ${d}`);
}

describe('a flag description', () => {
  test.each([
    ['plain red', ['red M0 0h60v40h-60Z']],
    ['h white red', ['white M0 0h60v40h-60Z', 'red M0 20h60v20h-60Z']],
    ['v white red', ['white M0 0h60v40h-60Z', 'red M30 0h30v40h-30Z']],
    ['h red white*2 red', ['red M0 0h60v40h-60Z', 'white M0 10h60v20h-60Z']],
    ['v blue white red', ['blue M0 0h60v40h-60Z', 'white M20 0h40v40h-40Z', 'red M40 0h20v40h-20Z']],
    ['plain white cross@22,20,6 red', ['white M0 0h60v40h-60Z', 'red M19 0h6v40h-6ZM0 17h60v6h-60Z']],
    ['plain white disc@30,20,10 red', ['white M0 0h60v40h-60Z', 'red M20 20a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z']],
    ['plain white triangle red', ['white M0 0h60v40h-60Z', 'red M0 0L26 20L0 40Z']],
  ])('%s', (words, layers) => {
    expect(layersOf(drawFlag(words.split(' ')))).toEqual(layers);
  });

  test.each([
    ['no background', 'star yellow', 'A flag must begin with'],
    ['two colors of a plain background', 'plain red white', 'A flag must begin with'],
    ['no color', 'h', 'A flag must begin with'],
    ['an unknown figure', 'plain red griffin@1,2,3 gold', '"griffin" is not a figure'],
    ['an unknown color', 'plain red star crimson', '"crimson" is not a color'],
    [
      'a position that is not a number',
      'plain red star@a,2,3 gold',
      '"star@a,2,3" has a value after the @ that is not a number',
    ],
    ['a figure without its color', 'plain red star', 'star needs 1 color'],
  ])('rejects %s', (_what, words, message) => {
    expect(() => drawFlag(words.split(' '))).toThrow(message);
  });
});

describe('a flag strip', () => {
  const strip = (words: string) => flagBands(words.split(' '), { x: 5, y: 135, width: 110, height: 20 });

  test('keeps its position in the outer drawing', () => {
    expect(strip('plain red')).toContain('<svg x="5" y="135" width="110" height="20" viewBox="0 0 220 40"');
  });

  test.each([
    ['scales vertical bands', 'v blue white red', 'red M146.7 0h73.3v40h-73.3Z'],
    ['keeps a triangle at the hoist', 'plain white triangle red', 'red M0 0L26 20L0 40Z'],
    ['keeps a disc round and centered', 'plain white disc red', 'red M100 20a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z'],
    ['moves a figure in the fly to the end', 'plain white box@42,16,6,24 red', 'red M202 16h6v24h-6Z'],
  ])('%s', (_what, words, layer) => {
    expect(layersOf(strip(words)).at(-1)).toBe(layer);
  });
});

describe('the flags of nations.txt', () => {
  test.each(nations.map((nation) => [nation.code, nation] as const))('%s', (_code, nation) => {
    const svg = drawFlag(nation.flag);
    expect(svgErrors(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(1600);
    expect(svg).not.toMatch(/[>"\s](?:[A-Z]{3}|title)[<"\s]/);
  });

  test('all flags are different, except for the two that differ only in shade', () => {
    const drawn = nations.map(({ code, flag }) => ({ code, svg: drawFlag(flag) }));
    const twins = drawn.flatMap((one, index) => drawn.slice(index + 1).map((other) => [one, other] as const));
    const same = twins.filter(([one, other]) => one.svg === other.svg).map(([one, other]) => [one.code, other.code]);
    expect(same).toEqual([['ROU', 'CHA']]);
  });

  test('no code or spelling belongs to two nations', () => {
    const spellings = nations.flatMap(({ code, names, aliases }) => [...new Set([code, names.en, ...aliases])]);
    expect(spellings.filter((spelling, index) => spellings.indexOf(spelling) !== index)).toEqual([]);
  });

  test.each(['en', 'es', 'fr', 'pt', 'it', 'de'] as const)('no two nations have the same name in %s', (language) => {
    const names = nations.map((nation) => nation.names[language]);
    expect(names.filter((name, index) => name === '' || names.indexOf(name) !== index)).toEqual([]);
  });
});

test('FLAGS_EDITION is the hash of the current drawings', () => {
  const hash = createHash('sha256');
  for (const { code, flag } of nations) hash.update(code + drawFlag(flag));
  expect(FLAGS_EDITION).toBe(hash.digest('hex').slice(0, 8));
});
