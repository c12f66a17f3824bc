import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { ClientAddresses } from './client-address.ts';

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** The origin by which a visitor reached the site, for addresses that must be absolute. A made-up host is not believed. */
export class PublicOrigin {
  private readonly addresses: ClientAddresses;
  private readonly publicHost: string;

  constructor(private readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>) {
    this.addresses = new ClientAddresses(config.trustProxy);
    this.publicHost = new URL(config.publicUrl).host;
  }

  of(request: IncomingMessage): string {
    const forwarded = this.addresses.viaProxy(request) ? request.headers['x-forwarded-host'] : undefined;
    const host = typeof forwarded === 'string' ? forwarded : request.headers.host;
    if (!host || host === this.publicHost || !LOCAL.test(host)) return this.config.publicUrl;
    return `http://${host}`;
  }
}
