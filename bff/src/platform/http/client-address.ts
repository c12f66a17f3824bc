import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '../config/config.ts';

/** Finds the client's address from the socket and the trusted proxies; forwarded addresses of others are ignored. */
export class ClientAddresses {
  private readonly isTrusted: (address: string, hop: number) => boolean;
  readonly behindProxy: boolean;

  constructor(proxies: TrustedProxies) {
    this.behindProxy = 'addresses' in proxies || proxies.hops > 0;
    this.isTrusted = 'hops' in proxies ? (_address, hop) => hop < proxies.hops : trustedBy(proxies.addresses);
  }

  of(request: IncomingMessage): string {
    const socket = unmapped(request.socket.remoteAddress ?? '');
    const forwarded = request.headers['x-forwarded-for'];
    if (!this.behindProxy || typeof forwarded !== 'string') return socket;
    const path = [
      socket,
      ...forwarded
        .split(',')
        .reverse()
        .map((part) => unmapped(part.trim())),
    ];
    const last = path.findIndex((address, hop) => !this.isTrusted(address, hop));
    const found = path[last === -1 ? path.length - 1 : last]!;
    return isIPv4(found) || isIPv6(found) ? found : socket;
  }

  /** Returns the key of one visitor: the IPv4 address, or the /64 network, which IPv6 providers assign as a whole. */
  visitor(request: IncomingMessage): string {
    const address = this.of(request);
    // The address is valid here, so a colon is enough to tell IPv6 from IPv4.
    return address.includes(':') ? networkOf(address) : address;
  }

  /** Whether the request came directly from a trusted proxy. */
  viaProxy(request: IncomingMessage): boolean {
    return this.behindProxy && this.isTrusted(unmapped(request.socket.remoteAddress ?? ''), 0);
  }
}

function trustedBy(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) =>
    (isIPv4(address) && list.check(address, 'ipv4')) || (isIPv6(address) && list.check(address, 'ipv6'));
}

/** Returns the first 64 bits of an IPv6 address in any notation. */
function networkOf(address: string): string {
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const groups = tail ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail] : head;
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/** Returns an IPv4 address that is mapped into IPv6 as IPv4. */
function unmapped(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
