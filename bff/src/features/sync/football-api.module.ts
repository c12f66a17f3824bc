import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Database } from '../../platform/database/database.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { RandomSource } from '../../platform/environment/random-source.ts';
import { Log } from '../../platform/http/log.ts';
import { FACTS } from '../catalogue/catalogue.port.ts';
import { FirstTeams } from './careers/first-teams.ts';
import { ApiCaller } from './client/api-caller.ts';
import { ApiConnection, footballSourceOf } from './client/api-connection.ts';
import { ApiFootballClient } from './client/api-football-client.ts';
import { ApiQuota, LedgerApiQuota } from './client/api-quota.ts';
import { CircuitBreaker } from './client/circuit-breaker.ts';
import { HttpTransport } from './client/http-transport.ts';
import { DatabaseQuotaLedger, QuotaLedger } from './client/quota-ledger.ts';
import { CareerReader } from './facts/career-reader.ts';
import { FootballFacts } from './facts/football-facts.ts';
import { ServiceFacts } from './facts/service-facts.ts';

/** The data service as the sync sees it. Tests replace it. */
export interface FootballApi {
  facts: FootballFacts;
  quota: ApiQuota;
}

/** Provides the facts and the quota of the configured data service. */
@Module({})
export class FootballApiModule {
  static with(replacement?: FootballApi): DynamicModule {
    const providers: Provider[] = replacement
      ? [
          { provide: FootballFacts, useValue: replacement.facts },
          { provide: ApiQuota, useValue: replacement.quota },
        ]
      : apiFootball;
    return { module: FootballApiModule, global: true, providers, exports: [FootballFacts, ApiQuota] };
  }
}

const apiFootball: Provider[] = [
  {
    provide: ApiConnection,
    inject: [CONFIG, Clock, Log],
    useFactory: ({ footballApi }: Config, clock: Clock, log: Log) => new ApiConnection(footballApi, clock, log),
  },
  {
    provide: QuotaLedger,
    inject: [Database, Clock, CONFIG],
    useFactory: (database: Database, clock: Clock, { footballApi }: Config) =>
      new DatabaseQuotaLedger(database, clock, footballSourceOf(footballApi)),
  },
  {
    provide: ApiFootballClient,
    inject: [ApiConnection, QuotaLedger, Clock, RandomSource],
    useFactory: ({ access }: ApiConnection, quota: QuotaLedger, clock: Clock, random: RandomSource) => {
      const parts = { transport: new HttpTransport(), breaker: new CircuitBreaker(clock) };
      return new ApiFootballClient(new ApiCaller({ ...parts, access, quota, clock, random }));
    },
  },
  {
    provide: FootballFacts,
    inject: [ApiFootballClient, FACTS, Clock],
    useFactory: (api: ApiFootballClient, { nations }: FootballData, clock: Clock) => {
      const clubs = new FirstTeams(nations);
      return new ServiceFacts(api, new CareerReader(api, clubs), clubs, clock);
    },
  },
  {
    provide: ApiQuota,
    inject: [CONFIG, Database, Clock, ApiFootballClient, QuotaLedger],
    useFactory: (
      { footballApi }: Config,
      database: Database,
      clock: Clock,
      api: ApiFootballClient,
      ledger: QuotaLedger,
    ) => new LedgerApiQuota(footballSourceOf(footballApi), database, clock, api, ledger),
  },
];
