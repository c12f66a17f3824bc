import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { FACTS } from '../../catalogue/catalogue.port.ts';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import { Log } from '../../../platform/http/log.ts';
import { Allowance } from '../football/allowance.ts';
import { FootballFacts } from '../football/football-facts.ts';
import { CareerReader } from './career/career-reader.ts';
import { SeniorClubs } from './career/senior-clubs.ts';
import { Caller } from './client/caller.ts';
import { CircuitBreaker } from './client/circuit-breaker.ts';
import { FootballClient } from './client/football-client.ts';
import { ClockPause, Pause } from './client/pause.ts';
import { FootballApi } from './football-api.ts';
import { Transport } from './http/transport.ts';
import { ApiQuota } from './quota/api-quota.ts';
import { DatabaseQuota } from './quota/database-quota.ts';
import { QuotaAllowance } from './quota/quota-allowance.ts';
import { ServiceFacts } from './service-facts.ts';
import { sourceOf, Upstream } from './upstream.ts';

/** What the sync asks, and what it may ask still; tests bring their own. */
export interface Football {
  facts: FootballFacts;
  allowance: Allowance;
}

@Module({})
export class FootballModule {
  static with(football?: Football): DynamicModule {
    const providers = football ? given(football) : service;
    return { module: FootballModule, global: true, providers, exports: [FootballFacts, Allowance] };
  }
}

function given({ facts, allowance }: Football): Provider[] {
  return [
    { provide: FootballFacts, useValue: facts },
    { provide: Allowance, useValue: allowance },
  ];
}

const service: Provider[] = [
  { provide: Pause, inject: [Clock], useFactory: (clock: Clock) => new ClockPause(clock) },
  {
    provide: Upstream,
    inject: [CONFIG, Clock, Log],
    useFactory: ({ footballApi }: Config, clock: Clock, log: Log) => new Upstream(footballApi, clock, log),
  },
  {
    provide: ApiQuota,
    inject: [Database, Clock, CONFIG],
    useFactory: (database: Database, clock: Clock, { footballApi }: Config) =>
      new DatabaseQuota(database, clock, sourceOf(footballApi)),
  },
  {
    provide: FootballApi,
    inject: [Upstream, ApiQuota, Pause, Clock, RandomSource],
    useFactory: ({ access }: Upstream, quota: ApiQuota, pause: Pause, clock: Clock, chance: RandomSource) => {
      const breaker = new CircuitBreaker(clock);
      return new FootballClient(
        new Caller({ access, transport: new Transport(), quota, breaker, pause, clock, chance }),
      );
    },
  },
  {
    provide: FootballFacts,
    inject: [FootballApi, FACTS, Clock],
    useFactory: (api: FootballApi, { nations }: FootballData, clock: Clock) => {
      const clubs = new SeniorClubs(nations);
      return new ServiceFacts(api, new CareerReader(api, clubs), clubs, clock);
    },
  },
  {
    provide: Allowance,
    inject: [CONFIG, Database, Clock, FootballApi, ApiQuota],
    useFactory: ({ footballApi }: Config, database: Database, clock: Clock, api: FootballApi, quota: ApiQuota) =>
      new QuotaAllowance(sourceOf(footballApi), database, clock, api, quota),
  },
];
