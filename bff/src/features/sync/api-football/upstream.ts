import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { SANDBOX_KEY, startSandbox, type RunningSandbox } from '@soccer-legends/api-football-sandbox';
import type { FootballSource } from '@soccer-legends/contracts';
import type { Clock } from '../../../platform/environment/clock.ts';
import type { FootballApiConfig } from '../../../platform/config/config.ts';
import type { Log } from '../../../platform/http/log.ts';
import { accessTo, type Access } from './http/access.ts';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Where the data comes from: a key alone makes it the real service; without one a sandbox starts in this process. */
export function sourceOf({ url, key }: FootballApiConfig): FootballSource {
  return key === undefined || LOOPBACK.test(new URL(url).hostname) ? 'sandbox' : 'api-football';
}

/** The way to the data service. The sandbox starts with the first call, and ends with the server. */
export class Upstream implements OnApplicationBootstrap, OnApplicationShutdown {
  private sandbox: Promise<RunningSandbox> | undefined;

  constructor(
    private readonly config: FootballApiConfig,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  readonly access = async (): Promise<Access> => {
    const { url, key } = this.config;
    if (key !== undefined) return accessTo(url, key);
    this.sandbox ??= startSandbox({ now: () => this.clock.now() });
    return accessTo((await this.sandbox).url, SANDBOX_KEY);
  };

  onApplicationBootstrap(): void {
    const { url, key } = this.config;
    const source = sourceOf(this.config);
    if (key === undefined)
      this.log.info(
        { source },
        'No API_FOOTBALL_KEY is set: syncs use the built-in sandbox, not the real data service.',
      );
    else this.log.info({ source, host: new URL(url).host }, 'Syncs use the data service.');
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.sandbox)?.close();
  }
}
