import { expect, test } from 'vitest';
import { codeByPackage } from './code-by-package.ts';

const map = (sources: string[], mappings: string): Buffer =>
  Buffer.from(JSON.stringify({ version: 3, sources, names: [], mappings }));

test('counts the code of each package, and of the game itself, in bytes of the build', () => {
  const files = new Map([['remoteEntry.js', Buffer.from('aaaabbbbbbbbcc\nbb')]]);
  const sources = ['../src/game.ts', '../node_modules/@scope/cups/index.js', '\0virtual:federation'];
  // Columns 0, 4 and 12 of the first line, and column 0 of the second.
  const maps = new Map([['remoteEntry.js', map(sources, 'AAAA,ICAA,QCAA;ADAA')]]);
  expect(codeByPackage({ files, maps })).toEqual([
    { name: '@scope/cups', bytes: 10 },
    { name: 'src', bytes: 4 },
  ]);
});

test('knows nothing about a build without source maps', () => {
  expect(codeByPackage({ files: new Map([['remoteEntry.js', Buffer.from('a')]]), maps: new Map() })).toEqual([]);
});
