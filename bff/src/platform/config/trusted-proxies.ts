import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { TrustedProxies } from './config.ts';

const MAX_HOPS = 8;

/** Whether a text is a number of proxies, or a list of their addresses and networks. */
export function isTrustedProxies(text: unknown): boolean {
  return typeof text === 'string' && (isHopCount(text) || isAddressList(text));
}

export function parseTrustedProxies(text: string): TrustedProxies {
  return isHopCount(text) ? { hops: Number(text) } : { addresses: addressesIn(text) };
}

function isHopCount(text: string): boolean {
  return /^\d$/.test(text) && Number(text) <= MAX_HOPS;
}

function isAddressList(text: string): boolean {
  const addresses = addressesIn(text);
  // proxy-addr also accepts "loopback", netmasks and "99", which the documented format does not include.
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
