import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import type { TrustedProxies } from '../config/environment.ts';
import { ClientAddresses } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as IncomingMessage;

test.each<[TrustedProxies, string, string | undefined, string]>([
  [{ hops: 0 }, '1.1.1.1', undefined, '1.1.1.1'],
  [{ hops: 0 }, '1.1.1.1', '9.9.9.9', '1.1.1.1'],
  [{ hops: 1 }, '10.0.0.1', '9.9.9.9', '9.9.9.9'],
  [{ hops: 1 }, '10.0.0.1', '6.6.6.6, 9.9.9.9', '9.9.9.9'],
  [{ hops: 2 }, '10.0.0.1', '6.6.6.6, 9.9.9.9, 10.0.0.2', '9.9.9.9'],
  [{ hops: 3 }, '10.0.0.1', '9.9.9.9', '9.9.9.9'],
  [{ hops: 1 }, '10.0.0.1', 'not an address', '10.0.0.1'],
  [{ hops: 1 }, '10.0.0.1', undefined, '10.0.0.1'],
  [{ addresses: ['10.0.0.0/8'] }, '10.0.0.1', '6.6.6.6, 9.9.9.9, 10.3.3.3', '9.9.9.9'],
  [{ addresses: ['10.0.0.0/8'] }, '1.1.1.1', '9.9.9.9', '1.1.1.1'],
  [{ addresses: ['::1'] }, '::1', '9.9.9.9', '9.9.9.9'],
  [{ addresses: ['10.0.0.1'] }, '::ffff:10.0.0.1', '9.9.9.9', '9.9.9.9'],
])('with proxies %o, a request from %s with X-Forwarded-For %s is from %s', (proxies, socket, forwarded, expected) => {
  expect(new ClientAddresses(proxies).of(from(socket, forwarded))).toBe(expected);
});

test.each<[TrustedProxies, string, string | undefined, [string, string] | undefined]>([
  [{ hops: 0 }, '10.0.0.1', undefined, undefined],
  [{ hops: 0 }, '10.0.0.1', '9.9.9.9', ['10.0.0.1', '9.9.9.9']],
  [{ hops: 0 }, '10.0.0.1', '6.6.6.6, 9.9.9.9', ['10.0.0.1', '9.9.9.9']],
  [{ hops: 1 }, '10.0.0.1', '9.9.9.9', undefined],
  [{ hops: 1 }, '10.0.0.1', '6.6.6.6, 9.9.9.9', ['9.9.9.9', '6.6.6.6']],
  [{ hops: 1 }, '10.0.0.1', '9.9.9.9, 9.9.9.9', undefined],
  [{ hops: 3 }, '10.0.0.1', '9.9.9.9', undefined],
  [{ addresses: ['10.0.0.0/8'] }, '1.1.1.1', '9.9.9.9', ['1.1.1.1', '9.9.9.9']],
  [{ addresses: ['10.0.0.0/8'] }, '10.0.0.1', '9.9.9.9, 10.3.3.3', undefined],
])('with proxies %o, a request from %s with X-Forwarded-For %s names %o', (proxies, socket, forwarded, expected) => {
  const found = new ClientAddresses(proxies).untrustedForward(from(socket, forwarded));
  expect(found && [found.peer, found.visitor]).toEqual(expected);
});

test('counts all addresses of an IPv6 /64 network as one visitor', () => {
  const addresses = new ClientAddresses({ hops: 0 });
  expect(addresses.visitor(from('2001:db8:1:2:3:4:5:6'))).toBe(addresses.visitor(from('2001:db8:1:2:9:9:9:9')));
  expect(addresses.visitor(from('2001:db8:1:2:3:4:5:6'))).not.toBe(addresses.visitor(from('2001:db8:1:3:3:4:5:6')));
});
