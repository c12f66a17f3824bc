import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { albumOf, nextEdition } from './album-editions.ts';
import { loadAlbum } from './load.ts';
import { loadFootballData } from './load.ts';

/** SHA-256 of the published editions. Their slots never change, so add players to a new edition. */
const PUBLISHED: Readonly<Record<string, string>> = {
  '1.txt': '04e5e8a6f07c10a9db46c7f11449a695a313f27d6d698ec1531c4da2e2bc1e0d',
};

test.each(Object.entries(PUBLISHED))('the published edition %s is unchanged', (file, digest) => {
  const text = readFileSync(new URL(`../data/album/${file}`, import.meta.url));
  expect(createHash('sha256').update(text).digest('hex')).toBe(digest);
});

test('every player of the data set has exactly one slot', () => {
  const ids = [...loadAlbum().values()].flat();
  expect(new Set(ids).size).toBe(ids.length);
  const lines = nextEdition(loadAlbum(), loadFootballData().players);
  expect(lines, 'Add these lines to a new file in data/album').toEqual([]);
});

test('a later edition adds its players at the end of their nation', () => {
  const first = albumOf({ 'album/1.txt': 'FRA 5 3\nGER 8' });
  const players = [
    { id: 3, nation: 'FRA', born: 1980 },
    { id: 9, nation: 'FRA', born: 1970 },
    { id: 2, nation: 'FRA', born: 1960 },
    { id: 7, nation: 'ALB', born: 1990 },
  ];
  const lines = nextEdition(first, players);
  expect(lines).toEqual(['ALB 7', 'FRA 2 9']);
  const second = albumOf({
    'album/10.txt': 'FRA 99',
    'album/2.txt': lines.join('\n'),
    'album/1.txt': 'FRA 5 3\nGER 8',
  });
  expect(second.get('FRA')).toEqual([5, 3, 2, 9, 99]);
  expect(second.get('GER')).toEqual([8]);
});

test.each([
  ['France 1', '1.txt:1: "France" is not a FIFA code'],
  ['FRA 1 x', '1.txt:1: "x" is not the id of a player'],
])('rejects the line "%s"', (line, message) => {
  expect(() => albumOf({ '1.txt': line })).toThrow(message);
});
