import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '../config/config.ts';

/** Who sends a request, by the socket and by proxies that the operator named; never by what a visitor claims. */
export class ClientAddresses {
  private readonly isTrusted: (address: string, hop: number) => boolean;
  readonly behindProxy: boolean;

  constructor(proxies: TrustedProxies) {
    this.behindProxy = 'addresses' in proxies || proxies.hops > 0;
    this.isTrusted = 'hops' in proxies ? (_address, hop) => hop < proxies.hops : trustedBy(proxies.addresses);
  }

  of(request: IncomingMessage): string {
    const socket = plain(request.socket.remoteAddress ?? '');
    const forwarded = request.headers['x-forwarded-for'];
    if (!this.behindProxy || typeof forwarded !== 'string') return socket;
    const path = [
      socket,
      ...forwarded
        .split(',')
        .reverse()
        .map((part) => plain(part.trim())),
    ];
    const last = path.findIndex((address, hop) => !this.isTrusted(address, hop));
    const found = path[last === -1 ? path.length - 1 : last]!;
    return isIPv4(found) || isIPv6(found) ? found : socket;
  }

  /** What counts as one visitor: an IPv6 network is handed out whole. */
  visitor(request: IncomingMessage): string {
    const address = this.of(request);
    // Valid by now, one or the other: the whole grammar of IPv6 need not be tried again for every request.
    return address.includes(':') ? networkOf(address) : address;
  }

  /** Whether the request came straight from a proxy that the operator named. */
  viaProxy(request: IncomingMessage): boolean {
    return this.behindProxy && this.isTrusted(plain(request.socket.remoteAddress ?? ''), 0);
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

/** The first 64 bits, however the address is shortened. */
function networkOf(address: string): string {
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const groups = tail ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail] : head;
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
