import { expect, test } from 'vitest';
import { readSharedPath } from './shared-page.ts';

test.each([
  ['/d/147', { kind: 'day', matchday: 147 }],
  ['/d/147/logo-game', { kind: 'fixture', matchday: 147, game: 'logo-game' }],
  ['/d/147/r/wwl-', { kind: 'result', matchday: 147, result: 'wwl-' }],
  ['/c/c7k3m9qx2v4/logo-game', { kind: 'challenge', token: 'c7k3m9qx2v4', game: 'logo-game' }],
  ['/c/d147/logo-game', { kind: 'challenge', token: 'd147', game: 'logo-game' }],
])('%s is a shared page', (path, page) => {
  expect(readSharedPath(path)).toEqual(page);
});

test.each([
  '/',
  '/d',
  '/d/0',
  '/d/01',
  '/d/147/',
  '/d/147/r',
  '/d/147/r/',
  '/d/147/r/wwlwwlwwlww',
  '/d/147/r/wwx',
  '/d/147/Logo',
  '/d/147/logo-game/r',
  '/c',
  '/c/c7k3m9qx2v4',
  '/c/c7k3m9qx2v4/',
  '/c/c7k3m9qx2v4/Logo',
  '/c/c7k3m9qx2v4/logo-game/',
  '/c/c7k3m9qx2vl/logo-game',
  '/c/147/logo-game',
  '/d/c7k3m9qx2v4/logo-game',
])('%j is not a shared page', (path) => {
  expect(readSharedPath(path)).toBeUndefined();
});
