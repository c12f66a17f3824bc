import { BlockList, isIP } from 'node:net';

/** Hosts of this machine, where plain HTTP is safe. */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host name of a URL is this machine. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

// Addresses that are not on the public internet, by the registries of IANA. Two lists, because a list checks an IPv4
// address also as an IPv6 one.
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

/** Whether an IP address is on the public internet. IPv4 addresses in IPv6 notation are not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE_IPV4.check(address, 'ipv4');
  return family === 6 && !PRIVATE_IPV6.check(address, 'ipv6');
}
