import { init } from '@module-federation/runtime';
import { expect, test, vi } from 'vitest';
import { listing } from '../testing/listing.ts';
import { canRetry, loadedGame, loadGame } from './load-game.ts';

const entries: string[] = [];
let failures = 0;

// Stands in for the network: the runtime asks its plugins for the container behind an address.
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

test('each retry loads the code and the texts of a game from the next path, and only what is missing', async () => {
  const folder = '/plugins/cups/1.0.0-0a1b2c3d';
  const { remote, ...game } = listing('cups');
  const cups = { ...game, remote: { ...remote, locales: { en: `${folder}/en.json` } } };
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.startsWith(folder)) return Promise.resolve(Response.json({}));
    asked.push(address);
    return Promise.resolve(Response.json({ title: 'Cups' }, { status: asked.length === 1 ? 404 : 200 }));
  });
  // The runtime warns about each retry.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  failures = 2;

  await expect(loadGame(cups, 'en')).rejects.toThrow();
  await expect(loadGame(cups, 'en')).rejects.toThrow();
  expect([canRetry(cups), loadedGame(cups)]).toEqual([true, undefined]);
  const loaded = await loadGame(cups, 'en');

  expect(loaded).toMatchObject({ game: { manifest: { key: 'cups' }, path: './game' }, texts: { title: 'Cups' } });
  expect(loadedGame(cups)).toBe(loaded);
  expect([...new Set(entries)]).toEqual(['', '~r1', '~r2'].map((retry) => `${folder}${retry}/remoteEntry.js`));
  expect(asked).toEqual([`${folder}/en.json`, `${folder}~r1/en.json`]);
});
