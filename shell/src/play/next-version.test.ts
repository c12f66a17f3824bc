// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seedRegistry } from '../plugins/registry.ts';
import { queryClient } from '../queries/query-client.ts';
import { listing } from '../testing/listing.ts';
import { continuesRound, playAgainInNextVersion, takeRoundToStart } from './next-version.ts';

const cups = listing('cups');
const other = { ...cups, remote: { ...cups.remote, entry: '/plugins/cups/2.0.0-0a1b2c3d/remoteEntry.js' } };
const opened: string[] = [];

beforeEach(() => {
  opened.length = 0;
  vi.spyOn(location, 'assign').mockImplementation((address) => void opened.push(String(address)));
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['after a release or a rollback', [other], cups, true],
  ['of the live version', [cups], cups, false],
  ['of a game that is not listed', [], cups, false],
  ['of a preview', [other], { ...cups, preview: true }, false],
  ['of a developer’s build', [other], { ...cups, devOrigin: 'http://localhost:5199' }, false],
])('a new round %s starts in a new document: %s', (_what, live, played, isNew) => {
  seedRegistry(queryClient, live);
  expect(playAgainInNextVersion(played, { level: 'hard' })).toBe(isNew);
  expect(opened).toEqual(isNew ? [cups.route] : []);
  expect(takeRoundToStart('cups')).toEqual(isNew ? { level: 'hard' } : undefined);
  expect(takeRoundToStart('cups')).toBeUndefined();
});

test('a round continues once after its page was reloaded for a new build', () => {
  expect(continuesRound()).toBe(false);
  sessionStorage.setItem('sl:continue', '1');
  expect([continuesRound(), continuesRound()]).toEqual([true, false]);
});
