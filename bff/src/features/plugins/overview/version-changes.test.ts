import type { DrawName } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import type { PluginVersion } from '../registry/plugin.entities.ts';
import { changesSince } from './plugin-overviews.ts';

type Files = Record<string, [hash: string, size: number]>;

function version(files: Files, draws?: readonly DrawName[]) {
  const all = Object.entries(files).map(([path, [sha384, size]]) => ({ path, sha384, size }));
  return { files: all, manifest: draws ? { draws } : {} } as unknown as PluginVersion;
}

const LIVE: Files = { 'remoteEntry.js': ['a', 100], 'art.svg': ['b', 20] };

test.each<[string, PluginVersion, object]>([
  ['the same files', version(LIVE), { files: 0, bytes: 0, newDraws: [], droppedDraws: ['players'] }],
  ['a changed file', version({ ...LIVE, 'art.svg': ['c', 25] }, ['players']), { files: 1, bytes: 5 }],
  ['a new file', version({ ...LIVE, 'a.css': ['d', 7] }, ['players']), { files: 1, bytes: 7 }],
  ['a missing file', version({ 'art.svg': ['b', 20] }, ['players']), { files: 1, bytes: -100 }],
  ['a new draw', version(LIVE, ['players', 'careers']), { newDraws: ['careers'], droppedDraws: [] }],
])('the console names the changes of a version with %s', (_what, changed, expected) => {
  expect(changesSince(version(LIVE, ['players']), changed)).toMatchObject(expected);
});
