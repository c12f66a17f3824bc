import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { SANDBOX_KEY, startSandbox, type RunningSandbox } from '@soccer-legends/api-football-sandbox';
import type { FootballSource } from '@soccer-legends/contracts';
import type { Clock } from '../../../platform/environment/clock.ts';
import type { FootballApiConfig } from '../../../platform/config/config.ts';
import { isLocalhost } from '../../../platform/config/public-hosts.ts';
import type { Log } from '../../../platform/http/log.ts';

const RAPID_API = '.p.rapidapi.com';

export interface ApiAccess {
  /** Without a trailing slash. */
  baseUrl: string;
  /** The service rejects calls with any other header. */
  headers: Readonly<Record<string, string>>;
  /** Used to remove the key from the service's own texts. */
  key: string;
}

/** Returns the access for the API, or for the RapidAPI mirror if the URL is one of its hosts. */
export function createApiAccess(url: string, key: string): ApiAccess {
  const { origin, host, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, '');
  if (!host.endsWith(RAPID_API)) return { baseUrl: origin + path, headers: { 'x-apisports-key': key }, key };
  // The mirror's path contains the API version, which operators often omit.
  return { baseUrl: origin + (path || '/v3'), headers: { 'x-rapidapi-key': key, 'x-rapidapi-host': host }, key };
}

/** Returns the sandbox for a configuration without a key or with a loopback URL. */
export function footballSourceOf({ url, key }: FootballApiConfig): FootballSource {
  return key === undefined || isLocalhost(new URL(url).hostname) ? 'sandbox' : 'api-football';
}

/** Without a key, starts a sandbox in this process at the first call and closes it at the shutdown. */
export class ApiConnection implements OnApplicationBootstrap, OnApplicationShutdown {
  private sandbox: Promise<RunningSandbox> | undefined;

  constructor(
    private readonly config: FootballApiConfig,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  readonly access = async (): Promise<ApiAccess> => {
    const { url, key } = this.config;
    if (key !== undefined) return createApiAccess(url, key);
    this.sandbox ??= startSandbox({ now: () => this.clock.now() });
    return createApiAccess((await this.sandbox).url, SANDBOX_KEY);
  };

  onApplicationBootstrap(): void {
    const { url, key } = this.config;
    const source = footballSourceOf(this.config);
    if (key === undefined)
      this.log.info(
        { source },
        'API_FOOTBALL_KEY is not set: syncs use the built-in sandbox instead of the real data service.',
      );
    else this.log.info({ source, host: new URL(url).host }, 'Syncs use the data service.');
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.sandbox)?.close();
  }
}
