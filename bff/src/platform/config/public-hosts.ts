import { BlockList, isIP } from 'node:net';

/** Hosts of this machine, where plain HTTP is safe. */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

const LOCALHOST = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Stricter than `isLoopback`: for hosts that requests name, which enter URLs and security policies. */
export function isLocalhost(hostname: string): boolean {
  return LOCALHOST.has(hostname);
}

// Ranges of IANA's registries that are not public. IPv4 and IPv6 have separate lists, because a `BlockList` also compares an
// IPv4 address with IPv6 ranges.
const PRIVATE_IPV4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE_IPV4.addSubnet(network, prefix, 'ipv4');
const PRIVATE_IPV6 = new BlockList();
for (const [network, prefix] of [
  ['::', 8],
  ['64:ff9b::', 16],
  ['100::', 64],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE_IPV6.addSubnet(network, prefix, 'ipv6');

/** Returns false for an IPv4 address in IPv6 notation. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE_IPV4.check(address, 'ipv4');
  return family === 6 && !PRIVATE_IPV6.check(address, 'ipv6');
}

/** Names that only a local network resolves: a single label, or multicast DNS (RFC 6762). */
const LOCAL_NAME = /^[a-z0-9-]*[a-z-][a-z0-9-]*(?:\.local)?$/i;

/** Whether a host of a URL is in the local network, or this machine. */
export function isLocalNetworkHost(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) ? !isPublicAddress(address) : LOCAL_NAME.test(hostname);
}
