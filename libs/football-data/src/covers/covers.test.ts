import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { svgErrors } from '../art/svg-errors.ts';
import { covers } from './covers.ts';
import { marksOf } from './fut-wordle.ts';

const files = import.meta.glob<string>('../../../../games/*/art.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const fileOf = (key: string) => files[`../../../../games/${key}/art.svg`];

test('every cover is the picture of a game, which may also bring one of its own', () => {
  expect(Object.keys(files).map((path) => path.split('/').at(-2))).toEqual(expect.arrayContaining(Object.keys(covers)));
});

describe.each(Object.keys(covers))('the cover of %s', (key) => {
  const svg = covers[key]!();

  test('is what its file contains: run npm run data covers', () => {
    expect(fileOf(key)).toBe(`${svg}\n`);
  });

  test('is smaller than 4 kB compressed', () => {
    expect(gzipSync(svg).length).toBeLessThan(4096);
  });

  test('is valid, and differs in the dark only in its ground', () => {
    expect(svg).toMatch(/^<svg [^>]+><style>\.g\{[^}]+\}\.m\{[^}]+\}@media\(prefers-color-scheme:dark\)\{/);
    expect(svgErrors(svg.replace(/<style>.*?<\/style>/, '').replaceAll(/ class="[gm]"/g, ''))).toEqual([]);
  });
});

test.each([
  ['CHIPS', 'PITCH', 'elsewhere elsewhere elsewhere elsewhere absent'],
  ['PINCH', 'PITCH', 'right right absent right right'],
  ['LLAMA', 'ALLAN', 'elsewhere right elsewhere absent elsewhere'],
  ['SSSSS', 'MESSI', 'absent absent right right absent'],
  ['SASSY', 'TESTS', 'elsewhere absent right absent absent'],
])('marks %s for %s by the rules of the game', (guess, answer, marks) => {
  expect(marksOf(guess, answer).join(' ')).toBe(marks);
});
