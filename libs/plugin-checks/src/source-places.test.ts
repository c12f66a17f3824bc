import { expect, test } from 'vitest';
import { sourcePlaces } from './source-places.ts';

// Line 3 of a package is at column 0, line 5 of the view at column 10, and line 7 of the rules at column 20.
const MAP = {
  version: 3,
  sources: ['../node_modules/library/index.js', '../src/view/Game.tsx', '../src/rules/game.ts'],
  names: [],
  mappings: 'AAEA,UCEA,UCEA',
};
const placeOf = sourcePlaces(new Map([['remoteEntry.js', Buffer.from(JSON.stringify(MAP))]]), '/plugins/a/1.0.0-x/');
const at = (column: number, script = 'remoteEntry.js'): string =>
  `    at ae (https://game.invalid/plugins/a/1.0.0-x/${script}:1:${column})`;

test.each<[string, string, unknown]>([
  ['its line', at(12), { file: 'src/view/Game.tsx', line: 5 }],
  [
    'the first line of the author’s own sources',
    `${at(2)}\n${at(25)}\n${at(12)}`,
    { file: 'src/rules/game.ts', line: 7 },
  ],
  ['no line in a package', at(2), undefined],
  ['no line in another script', at(2, 'other.js'), undefined],
  ['no line without a position', 'Error: text', undefined],
])('a stack leads to %s', (_what, stack, expected) => {
  expect(placeOf(stack)).toEqual(expected);
});

test.each([
  ['is damaged', '{"version":3,'],
  ['is another format', '{}'],
  ['is not an object', '5'],
  ['names no source for the position', '{"version":3,"sources":[],"names":[],"mappings":"A"}'],
])('a stack trace is not resolved to a line if the source map %s', (_what, map) => {
  const find = sourcePlaces(new Map([['remoteEntry.js', Buffer.from(map)]]), '/plugins/a/1.0.0-x/');
  expect(find(at(12))).toBeUndefined();
});
