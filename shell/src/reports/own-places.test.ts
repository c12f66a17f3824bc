import { expect, test } from 'vitest';
import { ownerOf, ownPlaces } from './client-reports.ts';

const GAME = '/plugins/logo-game/1.0.0-0a1b2c3d/remoteEntry.js:1:20';

test.each<[string, string | undefined, string[]]>([
  ['Chromium', `TypeError: my@mail.example\n    at f (https://site.example${GAME})\n    at https://site.example/assets/shell-Ab_1.js:1:9`, [GAME, '/assets/shell-Ab_1.js:1:9']], // prettier-ignore
  ['Firefox', `f@https://site.example${GAME}\n@https://site.example/assets/shell-a.js:2:1\n`, [GAME, '/assets/shell-a.js:2:1']], // prettier-ignore
  ['somebody else’s script', 'Error: x\n    at chrome-extension://abc/content.js:1:1', []],
  ['a page, which is no script', 'Error: x\n    at https://site.example/feedback?text=secret:1:1', []],
  ['nothing', undefined, []],
])('a report on a stack of %s contains only positions in the site’s files', (_whose, stack, places) => {
  expect(ownPlaces(stack)).toEqual(places);
});

test('a long stack is truncated', () => {
  expect(ownPlaces(`https://site.example${GAME}\n`.repeat(20))).toHaveLength(5);
});

test.each([
  [GAME, 'logo-game/1.0.0-0a1b2c3d'],
  ['/plugins/logo-game/1.0.0-0a1b2c3d~r2/remoteEntry.js:1:20', 'logo-game/1.0.0-0a1b2c3d'],
  ['/assets/console/1.0.0-0a1b2c3d/remoteEntry.js:1:1', 'console'],
  ['/assets/shell-a.js:1:1', 'shell'],
  [undefined, 'shell'],
])('%s is owned by %s', (place, owner) => {
  expect(ownerOf(place === undefined ? [] : [place])).toBe(owner);
});
