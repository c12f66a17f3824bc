import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { FRAME_PATH } from '@soccer-legends/plugin-checks/page';
import type { Config } from '../config/config.ts';
import { isLocalhost, isLocalNetworkHost } from '../config/public-hosts.ts';

/**
 * The addresses of the site and of the console. Only the `Host` header decides to which of them a request was sent: a script
 * in a page can set `X-Forwarded-Host`, but not `Host`.
 *
 * With `ADMIN_URL`, the site's address does not serve the console. A site on localhost without it serves the console at its
 * own address and, out of reach of the games, at `admin.localhost`, which browsers resolve to this machine.
 *
 * With `GAMES_URL`, such as `https://*.games.example`, the frames of each sandboxed game have a host of their own, named by
 * the game's key, which serves nothing else.
 */
export class SiteAddresses {
  /** The address that serves only the console; undefined if there is none. */
  readonly consoleUrl: string | undefined;
  private readonly consoleHost: string | undefined;
  private readonly defaultPort: RegExp;
  /** Matches the host of a game's frames and its key; undefined without such hosts. */
  private readonly gameHost: RegExp | undefined;

  constructor(private readonly config: AddressConfig) {
    this.consoleUrl = config.adminUrl ?? localConsoleUrl(config.publicUrl);
    this.consoleHost = this.consoleUrl && new URL(this.consoleUrl).host;
    this.defaultPort = this.consoleUrl?.startsWith('https:') ? /:443$/ : /:80$/;
    this.gameHost = config.gamesUrl === undefined ? undefined : gameHostPattern(config.gamesUrl);
  }

  /** Returns the address of the document for the frames of a sandboxed game, relative to the site if it has no host. */
  frameOf(key: string): string {
    return (this.config.gamesUrl?.replace('*', key) ?? '') + FRAME_PATH;
  }

  /** Returns the origin and the game of a game's own host; undefined for a request to any other host. */
  gameHostOf({ host }: IncomingHttpHeaders): { origin: string; key: string } | undefined {
    const key = host === undefined ? undefined : this.gameHost?.exec(host.toLowerCase())?.[1];
    return key === undefined ? undefined : { key, origin: this.config.gamesUrl!.replace('*', key) };
  }

  servesConsole(headers: IncomingHttpHeaders): boolean {
    return this.config.adminUrl === undefined || this.isConsoleHost(headers);
  }

  servesGames(headers: IncomingHttpHeaders): boolean {
    return !this.isConsoleHost(headers);
  }

  originOf(headers: IncomingHttpHeaders): string {
    return this.isConsoleHost(headers) ? this.consoleUrl! : this.config.publicUrl;
  }

  private isConsoleHost({ host }: IncomingHttpHeaders): boolean {
    if (this.consoleHost === undefined || host === undefined) return false;
    return host === this.consoleHost || host.toLowerCase().replace(this.defaultPort, '') === this.consoleHost;
  }
}

function gameHostPattern(gamesUrl: string): RegExp {
  const { host } = new URL(gamesUrl.replace('*', 'key'));
  const suffix = host.slice('key'.length).replaceAll('.', String.raw`\.`);
  return new RegExp(`^([a-z0-9-]+)${suffix}(?::(?:80|443))?$`);
}

function localConsoleUrl(publicUrl: string): string | undefined {
  const url = new URL(publicUrl);
  if (url.protocol !== 'http:' || url.hostname !== 'localhost') return undefined;
  url.hostname = 'admin.localhost';
  return url.origin;
}

type AddressConfig = Pick<Config, 'publicUrl' | 'adminUrl'> & { gamesUrl?: string | undefined };

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
    const ports = [new URL(publicUrl).port, String(request.socket.localPort)];
    const isOwn = [publicUrl, adminUrl].includes(origin) || ports.includes(new URL(origin).port);
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
