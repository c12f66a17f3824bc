import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whichPlugin } from './named-plugin.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soccer-legends-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MANIFEST = { key: 'cup-finals', version: '1.2.0' };

test.each([
  ['the game of the folder', MANIFEST, undefined, { key: 'cup-finals', version: '1.2.0' }],
  ['the same game by its key', MANIFEST, 'cup-finals', { key: 'cup-finals', version: '1.2.0' }],
  [
    'another game, without the version of this one',
    MANIFEST,
    'corner-flag',
    { key: 'corner-flag', version: undefined },
  ],
  ['a game without a version', { key: 'cup-finals' }, undefined, { key: 'cup-finals', version: undefined }],
  ['a key in a folder without a game', undefined, 'corner-flag', { key: 'corner-flag', version: undefined }],
])('whichPlugin returns %s', (_what, manifest, key, expected) => {
  if (manifest) writeFileSync(join(folder, 'plugin.json'), JSON.stringify(manifest));
  expect(whichPlugin(key, folder)).toEqual(expected);
});

test('a folder without a game requires a key', () => {
  expect(() => whichPlugin(undefined, folder)).toThrow('No game key was given');
});
