import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { isLocalhost } from '../config/public-hosts.ts';
import { ClientAddresses } from './client-address.ts';

/**
 * The addresses of the site and, with `ADMIN_URL`, of the console. Only the `Host` header decides to which of them a request
 * was sent: a script in a page can set `X-Forwarded-Host`, but not `Host`.
 */
export class SiteAddresses {
  private readonly adminHost: string | undefined;
  private readonly defaultPort: RegExp | undefined;

  constructor(private readonly config: Pick<Config, 'publicUrl' | 'adminUrl'>) {
    const url = config.adminUrl === undefined ? undefined : new URL(config.adminUrl);
    this.adminHost = url?.host;
    this.defaultPort = url && (url.protocol === 'https:' ? /:443$/ : /:80$/);
  }

  get areSeparate(): boolean {
    return this.adminHost !== undefined;
  }

  servesConsole(headers: IncomingHttpHeaders): boolean {
    return this.adminHost === undefined || this.isAdminHost(headers);
  }

  servesGames(headers: IncomingHttpHeaders): boolean {
    return this.adminHost === undefined || !this.isAdminHost(headers);
  }

  originOf(headers: IncomingHttpHeaders): string {
    const { publicUrl, adminUrl = publicUrl } = this.config;
    return this.servesConsole(headers) ? adminUrl : publicUrl;
  }

  private isAdminHost({ host = '' }: IncomingHttpHeaders): boolean {
    return host === this.adminHost || host.toLowerCase().replace(this.defaultPort!, '') === this.adminHost;
  }
}

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
