import { expect, test } from 'vitest';
import { CONSOLE_PAGES, ownPageAt, SITE_PAGES, sharedPath, type SharedSubject } from './page-address.ts';
import { isReservedRoute } from './manifest.ts';

test.each(Object.entries(SITE_PAGES))('the site’s page "%s" is at %s', (page, path) => {
  expect(ownPageAt(path)).toEqual({ kind: 'page', page });
});

test.each(Object.entries(CONSOLE_PAGES))('the console’s page "%s" is at %s', (page, path) => {
  expect(ownPageAt(path)).toEqual({ kind: 'console', page });
});

test.each(
  [...Object.values(SITE_PAGES), ...Object.values(CONSOLE_PAGES), '/authors', '/c', '/d'].filter(
    (path) => path !== '/',
  ),
)('no game can have the route %s, because the site has pages there', (path) => {
  expect(isReservedRoute(path)).toBe(true);
});

test.each([
  ['/d/147', { kind: 'day', matchday: 147 }],
  ['/d/147/logo-game', { kind: 'fixture', matchday: 147, game: 'logo-game' }],
  ['/d/147/r/wwl-', { kind: 'result', matchday: 147, result: 'wwl-' }],
  ['/d/147/logo-game/2-3.hmh', { kind: 'round', matchday: 147, game: 'logo-game', card: '2-3.hmh' }],
  ['/c/c7k3m9qx2v4/logo-game', { kind: 'challenge', token: 'c7k3m9qx2v4', game: 'logo-game' }],
  ['/c/d147/logo-game', { kind: 'challenge', token: 'd147', game: 'logo-game' }],
] satisfies [string, SharedSubject][])('%s is the path of a shared page', (path, page) => {
  expect(ownPageAt(path)).toEqual(page);
  expect(sharedPath(page)).toBe(path);
});

test.each([
  '',
  '//',
  '/Settings',
  '/settings/',
  '/settings//',
  '/admin/deep',
  '/%73ettings',
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
  '/d/147/logo-game/',
  '/d/147/logo-game/02-3.hmh',
  '/d/147/logo-game/2-3.hmh/',
  '/d/147/r/2-3.hmh',
  '/c',
  '/c/c7k3m9qx2v4',
  '/c/c7k3m9qx2v4/',
  '/c/c7k3m9qx2v4/Logo',
  '/c/c7k3m9qx2v4/logo-game/',
  '/c/c7k3m9qx2vl/logo-game',
  '/c/147/logo-game',
  '/d/c7k3m9qx2v4/logo-game',
])('%j is not the path of a page of the site', (path) => {
  expect(ownPageAt(path)).toBeUndefined();
});
