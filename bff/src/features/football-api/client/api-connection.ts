import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SANDBOX_KEY, startSandbox, type RunningSandbox } from '@soccer-legends/api-football-sandbox';
import type { FootballSource } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { CONFIG, type Config, type FootballApiConfig } from '../../../platform/config/config.ts';
import { isLocalhost } from '../../../platform/config/public-hosts.ts';
import { Log } from '../../../platform/http/log.ts';
import { httpGet, type HttpResponse } from './http-get.ts';

const RAPID_API = '.p.rapidapi.com';

/** A GET request to the service. */
export interface ApiRequest {
  /** Begins with a slash, such as `/players`. */
  path: string;
  parameters?: Readonly<Record<string, string | number>>;
}

/** How to reach the service or the mirror. */
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
@Injectable()
export class ApiConnection implements OnApplicationBootstrap, OnApplicationShutdown {
  /** The service may take 15 seconds to respond. */
  protected readonly timeoutMs: number = 30_000;
  private sandbox: Promise<RunningSandbox> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'footballApi'>,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** @throws ApiError without a readable response; the signal's reason if it aborts */
  async get({ path, parameters = {} }: ApiRequest, signal: AbortSignal): Promise<HttpResponse> {
    const { baseUrl, headers, key } = await this.access();
    const url = new URL(baseUrl + path);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    const response = await httpGet(url, { headers, signal, timeoutMs: this.timeoutMs });
    // Refusals are shown with the service's own text, which may quote the key.
    return { ...response, body: response.body.replaceAll(key, '[hidden]') };
  }

  onApplicationBootstrap(): void {
    const { footballApi } = this.config;
    const source = footballSourceOf(footballApi);
    if (footballApi.key === undefined)
      this.log.info(
        { source },
        'API_FOOTBALL_KEY is not set: syncs use the built-in sandbox instead of the real data service.',
      );
    else this.log.info({ source, host: new URL(footballApi.url).host }, 'Syncs use the data service.');
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.sandbox)?.close();
  }

  private async access(): Promise<ApiAccess> {
    const { url, key } = this.config.footballApi;
    if (key !== undefined) return createApiAccess(url, key);
    this.sandbox ??= startSandbox({ now: () => this.clock.now() }).catch((error: unknown) => {
      // The next call tries again.
      this.sandbox = undefined;
      throw error;
    });
    return createApiAccess((await this.sandbox).url, SANDBOX_KEY);
  }
}
