import { isIP } from 'node:net';
import type { TrustedProxies } from './config.ts';

const MOST_HOPS = 8;

export function isTrustedProxies(text: unknown): boolean {
  return typeof text === 'string' && (isHopCount(text) || addressesIn(text).every(isAddressOrNetwork));
}

export function parseTrustedProxies(text: string): TrustedProxies {
  return isHopCount(text) ? { hops: Number(text) } : { addresses: addressesIn(text) };
}

function isHopCount(text: string): boolean {
  return /^\d$/.test(text) && Number(text) <= MOST_HOPS;
}

function addressesIn(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
