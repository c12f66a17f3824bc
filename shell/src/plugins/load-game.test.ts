import { init } from '@module-federation/runtime';
import { expect, test, vi } from 'vitest';
import { listing } from '../testing/listing.ts';
import { canRetry, loadedGame, loadGame, runsInDocument } from './load-game.ts';
import { endWithdrawn, leaveWithoutQuestions, withdrawnIn } from './withdrawal.ts';

const entries: string[] = [];
let failures = 0;

// Replaces the network: the runtime asks its plugins for the container at an address.
init({
  name: 'shell',
  remotes: [],
  plugins: [
    {
      name: 'fake-network',
      loadEntry: ({ remoteInfo }) => {
        entries.push(new URL(remoteInfo.entry).pathname);
        if (failures-- > 0) return Promise.reject(new Error('no answer'));
        return Promise.resolve({
          init: () => undefined,
          get: (path: string) => () => Promise.resolve({ default: { manifest: { key: remoteInfo.name }, path } }),
        });
      },
    },
  ],
});

test('each retry loads the missing code or texts from the next path', async () => {
  const folder = '/plugins/retried-cups/1.0.0-0a1b2c3d';
  // Other tests in the same process load other games, and texts in other languages.
  const { remote, ...game } = listing('retried-cups');
  const cups = { ...game, remote: { ...remote, locales: { pt: `${folder}/pt.json` } } };
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.startsWith(folder)) return Promise.resolve(Response.json({}));
    asked.push(address);
    return Promise.resolve(Response.json({ title: 'Cups' }, { status: asked.length === 1 ? 404 : 200 }));
  });
  // The runtime warns about each retry.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  failures = 2;

  await expect(loadGame(cups, 'pt')).rejects.toThrow();
  await expect(loadGame(cups, 'pt')).rejects.toThrow();
  expect([canRetry(cups), loadedGame(cups)]).toEqual([true, undefined]);
  const loaded = await loadGame(cups, 'pt');

  expect(loaded).toMatchObject({
    game: { manifest: { key: 'retried-cups' }, path: './game' },
    texts: { title: 'Cups' },
  });
  expect(loadedGame(cups)).toBe(loaded);
  expect([...new Set(entries)]).toEqual(['', '~r1', '~r2'].map((retry) => `${folder}${retry}/remoteEntry.js`));
  expect(asked).toEqual([`${folder}/pt.json`, `${folder}~r1/pt.json`]);
});

test('a withdrawn release ends the document that loaded it, with no way for a game to keep it', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const cups = listing('ended-cups');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  failures = 0;
  history.replaceState({ key: 'first' }, '', cups.route);
  // Like above: other tests may have begun to load English names with a server that never answers.
  await loadGame(cups, 'pt');
  leaveWithoutQuestions();
  const asked = vi.fn();
  addEventListener('beforeunload', asked);

  endWithdrawn(['other-cups/1.0.0-0a1b2c3d']);
  expect([reload.mock.calls.length, withdrawnIn(history.state.usr)]).toEqual([0, undefined]);
  endWithdrawn([cups.remote.entry.split('/').slice(2, 4).join('/')]);
  expect([reload.mock.calls.length, withdrawnIn(history.state.usr)]).toEqual([1, cups.names]);
  dispatchEvent(new Event('beforeunload'));
  expect(asked).not.toHaveBeenCalled();
  removeEventListener('beforeunload', asked);
});

test.each<[string, object, boolean]>([
  ['/', {}, true],
  ['/', { staged: true }, false],
  ['/', { staged: true, sandbox: {} }, false],
  ['/other-cups', { staged: true }, false],
  ['/cups', { staged: true }, true],
  ['/', { devOrigin: 'http://localhost:5199' }, false],
  ['/cups', { devOrigin: 'http://localhost:5199' }, true],
])('a document opened at %s may run a game with the listing %j: %s', (openedAt, changes, may) => {
  expect(runsInDocument(listing('cups', changes), openedAt)).toBe(may);
});
