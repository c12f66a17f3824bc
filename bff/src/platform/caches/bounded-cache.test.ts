import { expect, test } from 'vitest';
import { BoundedCache, cacheSizes } from './bounded-cache.ts';
import { CACHES } from './cache-budget.ts';

const { maxBytes } = CACHES.codings;
const size = () => cacheSizes().find(({ cache }) => cache === 'codings')!;

test('a bounded cache drops the least recently used entries and reports its size', () => {
  const cache = new BoundedCache<Buffer>('codings', { sizeOf: ({ length }) => length });
  const before = size();
  for (let key = 0; key < 100; key += 1) {
    cache.set(`key ${key}`, Buffer.alloc(maxBytes / 10));
    cache.get('key 0');
  }
  expect([cache.has('key 0'), cache.has('key 1'), cache.has('key 99')]).toEqual([true, false, true]);
  expect(cache.calculatedSize).toBeLessThanOrEqual(maxBytes);
  expect(size()).toMatchObject({
    entries: before.entries + cache.size,
    bytes: before.bytes + cache.calculatedSize,
  });
});

test('a bounded cache does not keep a value that is larger than the whole cache, and drops no other for it', () => {
  const cache = new BoundedCache<Buffer>('codings', { sizeOf: ({ length }) => length });
  cache.set('small', Buffer.alloc(1));
  cache.set('large', Buffer.alloc(maxBytes));
  expect([...cache.keys()]).toEqual(['small']);
});

test('the size of a bounded cache includes its keys', () => {
  const cache = new BoundedCache<true>('codings', { sizeOf: () => 1 });
  for (let key = 0; key < 1000; key += 1) cache.set(String(key).padEnd(4000), true);
  expect(cache.size).toBeLessThan(maxBytes / 4000);
});

test('concurrent loads of a key are one load, which answers although its entry is dropped meanwhile', async () => {
  const loads: string[] = [];
  const cache = new BoundedCache<string, string>('codings', {
    sizeOf: ({ length }) => length,
    load: (key, context) => {
      loads.push(key);
      return Promise.resolve(key + context);
    },
  });
  const answers = [cache.fetch('a', { context: '1' }), cache.fetch('a', { context: '2' })];
  cache.clear();
  expect([await Promise.all(answers), loads]).toEqual([['a1', 'a1'], ['a']]);
});

test('all caches together fit beside the catalogue into a machine of 512 MB', () => {
  const total = Object.values(CACHES).reduce((sum, cache) => sum + cache.maxBytes, 0);
  expect(total / 1024 / 1024).toBeLessThan(256);
});
