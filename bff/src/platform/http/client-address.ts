import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { TrustedProxies } from '../config/config.ts';

/** Determines the client address of a request from the socket and from proxies that the operator trusts. */
export class ClientAddresses {
  private readonly isTrusted: (address: string, hop: number) => boolean;
  readonly behindProxy: boolean;

  constructor(proxies: TrustedProxies) {
    this.behindProxy = 'addresses' in proxies || proxies.hops > 0;
    this.isTrusted =
      'hops' in proxies ? (_address, hop) => hop < proxies.hops : proxyAddr.compile([...proxies.addresses]);
  }

  /** Returns the address of the client; that of the socket if the forwarded one is not an IP address. */
  of(request: IncomingMessage): string {
    const socket = request.socket.remoteAddress ?? '';
    if (!this.behindProxy || socket === '') return withoutIpv4Prefix(socket);
    const found = withoutIpv4Prefix(proxyAddr(request, this.isTrusted));
    return isIP(found) ? found : withoutIpv4Prefix(socket);
  }

  /** Returns the key under which one visitor is counted: the address, or the /64 network of an IPv6 address. */
  visitor(request: IncomingMessage): string {
    const address = this.of(request);
    return address.includes(':') ? networkOf(address) : address;
  }

  /** Returns whether a trusted proxy opened the connection. */
  viaProxy(request: IncomingMessage): boolean {
    return this.behindProxy && this.isTrusted(request.socket.remoteAddress ?? '', 0);
  }
}

/** Returns the first 64 bits of an IPv6 address. Cheaper than ipaddr.js, and every request needs it. */
function networkOf(address: string): string {
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const groups = tail ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail] : head;
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/** Turns an IPv4-mapped IPv6 address, as dual-stack sockets report it, into an IPv4 address. */
function withoutIpv4Prefix(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
