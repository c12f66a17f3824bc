import { init } from '@module-federation/runtime';
import { retryPath } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { importRemote } from './federation.ts';
import { RetriedLoad } from './retried-load.ts';

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
          get: (path: string) => () => Promise.resolve({ default: `${path} of ${remoteInfo.name}` }),
        });
      },
    },
  ],
});

test('each retry loads the remote from its next path', async () => {
  failures = 2;
  const entry = '/plugins/cups/1.0.0-0a1b2c3d/remoteEntry.js';
  const load = new RetriedLoad((attempt) =>
    importRemote<{ default: string }>({
      key: 'cups',
      module: 'game',
      entry: retryPath(entry, attempt),
      again: attempt > 0,
    }),
  );
  await expect(load.load()).rejects.toThrow();
  await expect(load.load()).rejects.toThrow();
  expect((await load.load()).default).toBe('./game of cups');
  expect([...new Set(entries)]).toEqual([
    entry,
    '/plugins/cups/1.0.0-0a1b2c3d~r1/remoteEntry.js',
    '/plugins/cups/1.0.0-0a1b2c3d~r2/remoteEntry.js',
  ]);
});
