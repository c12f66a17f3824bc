import type { RandomSource } from '../../../../platform/environment/random-source.ts';
import type { Clock } from '../../../../platform/environment/clock.ts';
import { ApiFault } from '../../football/api-fault.ts';
import type { Access } from '../http/access.ts';
import { limitsIn, retryAfterIn } from '../http/seen-limits.ts';
import type { HttpAnswer, Transport } from '../http/transport.ts';
import type { ApiQuota } from '../quota/api-quota.ts';
import { openEnvelope, type Contents } from '../wire/envelope.ts';
import { backoffMs } from './backoff.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { Pause } from './pause.ts';
import { Turns } from './turns.ts';

const MOST_ATTEMPTS = 5;
/** Failures that say that nobody is there, and not that somebody refuses. */
const NOBODY_THERE = ['unreachable', 'timedOut', 'serverTrouble', 'unreadable'];

export interface Call {
  path: string;
  parameters?: Readonly<Record<string, string | number>>;
  /** Whether it costs nothing of the day's quota. */
  free?: boolean;
}

export interface CallerParts {
  access: () => Promise<Access>;
  transport: Transport;
  quota: ApiQuota;
  breaker: CircuitBreaker;
  pause: Pause;
  clock: Clock;
  chance: RandomSource;
}

/** Makes calls, one at a time and never more than the quota allows, and repeats those that it may. */
export class Caller {
  private readonly turns = new Turns();

  constructor(private readonly parts: CallerParts) {}

  /** @throws ApiFault */
  call(call: Call, signal: AbortSignal): Promise<Contents> {
    return this.turns.take(() => this.repeat(call, signal), signal);
  }

  private async repeat(call: Call, signal: AbortSignal): Promise<Contents> {
    const { pause, chance } = this.parts;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(call, signal);
      } catch (fault) {
        if (!isWorthRepeating(fault) || attempt === MOST_ATTEMPTS) throw fault;
        // After a used up minute the next reservation waits as long as it takes.
        const isPaced = fault.kind === 'minuteLimit' && fault.retryAfterMs === undefined;
        if (!isPaced) await pause.wait(backoffMs(attempt, fault.retryAfterMs, chance), signal);
      }
    }
  }

  private async attempt({ path, parameters = {}, free = false }: Call, signal: AbortSignal): Promise<Contents> {
    const { access, transport, quota, breaker, pause } = this.parts;
    const { baseUrl, headers, key } = await access();
    breaker.check();
    const { waitMs } = await quota.reserve({ free });
    if (waitMs > 0) await pause.wait(waitMs, signal);
    const url = new URL(baseUrl + path);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    try {
      const contents = await this.read(await transport.get(url, headers, signal), key);
      breaker.succeeded();
      return contents;
    } catch (fault) {
      if (fault instanceof ApiFault) await this.learnFrom(fault);
      throw fault;
    }
  }

  private async read({ status, headers, body }: HttpAnswer, key: string): Promise<Contents> {
    await this.parts.quota.note(limitsIn(headers));
    // A refusal goes into messages as the service words it, and it may quote what it was shown.
    return openEnvelope(status, body.replaceAll(key, '[hidden]'), retryAfterIn(headers, this.parts.clock.now()));
  }

  private async learnFrom({ kind }: ApiFault): Promise<void> {
    const { quota, breaker } = this.parts;
    if (NOBODY_THERE.includes(kind)) breaker.failed();
    else breaker.succeeded();
    if (kind === 'minuteLimit') await quota.minuteIsUsedUp();
    if (kind === 'dayLimit') await quota.dayIsUsedUp();
  }
}

function isWorthRepeating(fault: unknown): fault is ApiFault {
  return fault instanceof ApiFault && fault.advice === 'retryLater' && fault.kind !== 'resting';
}
