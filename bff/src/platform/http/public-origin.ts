import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { isLocalhost } from '../config/public-hosts.ts';
import { ClientAddresses } from './client-address.ts';
import { SiteAddresses } from './site-addresses.ts';

const PORT = /:\d{1,5}$/;

/**
 * Returns the origin for absolute URLs: the console's origin at its address, a local host as requested, otherwise the public
 * URL. Ignores all other `Host` headers.
 */
export class PublicOrigin {
  private readonly addresses: ClientAddresses;
  private readonly publicHost: string;
  private readonly sites: SiteAddresses;

  constructor(private readonly config: Pick<Config, 'publicUrl' | 'adminUrl' | 'trustProxy'>) {
    this.addresses = new ClientAddresses(config.trustProxy);
    this.publicHost = new URL(config.publicUrl).host;
    this.sites = new SiteAddresses(config);
  }

  of(request: IncomingMessage): string {
    if (!this.sites.servesGames(request.headers)) return this.sites.originOf(request.headers);
    const forwarded = this.addresses.viaProxy(request) ? request.headers['x-forwarded-host'] : undefined;
    const host = typeof forwarded === 'string' ? forwarded : request.headers.host;
    if (!host || host === this.publicHost || !isLocalhost(host.replace(PORT, ''))) return this.config.publicUrl;
    return `http://${host}`;
  }
}
