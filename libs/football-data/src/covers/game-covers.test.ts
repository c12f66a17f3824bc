import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { svgErrors } from '../art/testing/svg-errors.ts';
import { marksOf } from './games/fut-wordle.ts';

const covers = import.meta.glob<() => string>('./games/*.ts', { import: 'cover', eager: true });
const files = import.meta.glob<string>('../../../../games/*/art.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe.each(Object.entries(covers))('the cover %s', (path, cover) => {
  const key = path.slice('./games/'.length, -'.ts'.length);
  const svg = cover();

  test('is what its file contains: run npm run data covers', () => {
    expect(files[`../../../../games/${key}/art.svg`]).toBe(`${svg}\n`);
  });

  test('is smaller than 4 kB compressed', () => {
    expect(gzipSync(svg).length).toBeLessThan(4096);
  });

  test('is valid, and differs between the themes only in its ground', () => {
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
