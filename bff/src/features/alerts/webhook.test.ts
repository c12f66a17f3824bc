import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { publicLookupBy } from './webhook.ts';

const PUBLIC = { address: '93.184.215.14', family: 4 };
const OTHER = { address: '2606:2800:21f::1', family: 6 };
const PRIVATE = { address: '10.0.0.7', family: 4 };

/** Returns what a connection to a host with these addresses gets. */
function looked(addresses: readonly LookupAddress[], all: boolean, fault: Error | null = null): unknown {
  let result: unknown;
  const resolve = publicLookupBy((_hostname, _options, callback) => callback(fault, [...addresses]));
  resolve('hooks.example', { all }, (error, address, family) => {
    result = error ? error.message : all ? address : [address, family];
  });
  return result;
}

test.each<[string, LookupAddress[], boolean, unknown]>([
  ['the first of two public addresses', [PUBLIC, OTHER], false, [PUBLIC.address, 4]],
  ['all public addresses', [PUBLIC, OTHER], true, [PUBLIC, OTHER]],
])('the lookup of a webhook returns %s', (_what, addresses, all, expected) => {
  expect(looked(addresses, all)).toEqual(expected);
});

test.each<[string, LookupAddress[], string]>([
  ['whose only address is private', [PRIVATE], 'hooks.example has a private address'],
  ['with a private address after a public one', [PUBLIC, PRIVATE], 'hooks.example has a private address'],
  ['with a public address after a private one', [PRIVATE, PUBLIC], 'hooks.example has a private address'],
  ['without an address', [], 'hooks.example has no address'],
])('the lookup of a webhook rejects a host %s', (_what, addresses, expected) => {
  for (const all of [true, false]) expect(looked(addresses, all)).toBe(expected);
});

test('the lookup of a webhook reports the error of a failed lookup', () => {
  expect(looked([], false, new Error('ENOTFOUND'))).toBe('ENOTFOUND');
});
