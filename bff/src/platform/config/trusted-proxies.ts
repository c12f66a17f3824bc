import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { TrustedProxies } from './config.ts';

const MAX_HOPS = 8;

/** Returns whether a text is a number of proxies, or a list of their addresses and networks. */
export function isTrustedProxies(text: unknown): boolean {
  return typeof text === 'string' && (isHopCount(text) || isAddressList(text));
}

/** Parses a text that `isTrustedProxies` accepts. */
export function parseTrustedProxies(text: string): TrustedProxies {
  return isHopCount(text) ? { hops: Number(text) } : { addresses: addressesIn(text) };
}

function isHopCount(text: string): boolean {
  return /^\d$/.test(text) && Number(text) <= MAX_HOPS;
}

function isAddressList(text: string): boolean {
  const addresses = addressesIn(text);
  // proxy-addr also accepts "loopback", netmasks and "99", which are not part of the documented format.
  if (!addresses.every((address) => isIP(address.replace(/\/\d+$/, '')))) return false;
  try {
    proxyAddr.compile(addresses);
    return true;
  } catch {
    return false;
  }
}

function addressesIn(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}
