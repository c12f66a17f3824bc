import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { isLocalhost, isLocalNetworkHost } from '../config/public-hosts.ts';

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
 * The origin for absolute URLs. Only the `Host` header counts: caches in front of the server distinguish responses by it, but
 * not by `X-Forwarded-Host`.
 */
export class PublicOrigin {
  private readonly publicHost: string;
  private readonly sites: SiteAddresses;

  constructor(private readonly config: Pick<Config, 'publicUrl' | 'adminUrl'>) {
    this.publicHost = new URL(config.publicUrl).host;
    this.sites = new SiteAddresses(config);
  }

  /**
   * Returns the console's origin at its address, a host of this machine as requested at the server's own port, otherwise the
   * public URL. Another program of this machine may serve any other port.
   */
  of(request: IncomingMessage): string {
    const origin = this.requested(request, isLocalhost);
    const { publicUrl, adminUrl } = this.config;
    const isOwn = [publicUrl, adminUrl].includes(origin) || new URL(origin).port === String(request.socket.localPort);
    return isOwn ? origin : publicUrl;
  }

  /** Like `of`, but accepts hosts of the local network too. Not for decisions about security: a client chooses its `Host`. */
  forPictures(request: IncomingMessage): string {
    return this.requested(request, isLocalNetworkHost);
  }

  private requested({ headers }: IncomingMessage, isAccepted: (hostname: string) => boolean): string {
    if (!this.sites.servesGames(headers)) return this.sites.originOf(headers);
    const { host } = headers;
    if (!host || host === this.publicHost || !isAccepted(host.replace(PORT, ''))) return this.config.publicUrl;
    return `http://${host}`;
  }
}
