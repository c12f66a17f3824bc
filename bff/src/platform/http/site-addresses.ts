import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config.ts';

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
