import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../../fixtures/send.ts';
import { flood } from '../flood.ts';
import { cacheSizesIn, DISTINCT_KEYS } from '../tables/distinct-keys.ts';
import { Target } from '../target.ts';

const KEYS = 5000;
/** Keys of one address, which is fewer than its limits. */
const KEYS_PER_ADDRESS = 20;
const MAX_PEAK_MB = 512;
const TIMEOUT_MS = 600_000;
/** The caches that an attacker cannot fill, and why. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  servicePictures: 'switched off by default',
  restingPictures: 'switched off by default',
  sessions: 'only valid sessions',
  statements: 'no request names a statement, and the embedded database has none',
  sharePictures: 'the shell of the attacked site draws none',
  challenges: 'only stored challenges, of which there are at most 2,000 a day',
  pluginFiles: 'only files that exist',
  packages: 'only files that exist',
  authorsPages: 'only files that exist',
};

/** The caches that requests have filled so far. The entries of some caches expire. */
const filled = new Set<string>();
let target: Target;
beforeAll(async () => {
  target = await Target.start({ RATE_LIMITS: 'on' });
});
afterAll(() => target?.stop());

test.each(Object.entries(DISTINCT_KEYS))(
  'many requests that differ in %s are answered, and no cache exceeds its bound',
  async (_key, requestOf) => {
    const statuses = await flood(KEYS, (n) => {
      const { path, ...sending } = requestOf(n);
      const address = Math.floor(n / KEYS_PER_ADDRESS);
      return send(target.server.url, path, { from: `127.8.${address >> 8}.${(address & 255) + 1}`, ...sending });
    });
    // A rejected request would not test the caches.
    expect(
      Object.keys(statuses).filter((status) => status === '400' || (Number(status) >= 500 && status !== '503')),
    ).toEqual([]);
    const sizes = cacheSizesIn(await target.metrics());
    expect(sizes.filter(({ bytes, maxBytes }) => !(bytes <= maxBytes))).toEqual([]);
    for (const { cache, entries } of sizes) if (entries > 0) filled.add(cache);
  },
  TIMEOUT_MS,
);

test('requests with many different keys fill every cache within reach', async () => {
  const empty = cacheSizesIn(await target.metrics()).filter(({ cache }) => !filled.has(cache));
  expect(empty.filter(({ cache }) => !(cache in OUT_OF_REACH))).toEqual([]);
});

test.skipIf(process.platform !== 'linux')('the server needs at most 512 MB for many different keys', () => {
  const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${target.server.pid}/status`, 'utf8'))!;
  expect(Number(peak) / 1024).toBeLessThan(MAX_PEAK_MB);
});
