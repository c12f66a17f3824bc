import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Database } from '../../platform/database/database.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { RandomSource } from '../../platform/environment/random-source.ts';
import { Log } from '../../platform/http/log.ts';
import { FACTS } from '../catalogue/catalogue.port.ts';
import { FirstTeams } from './facts/first-teams.ts';
import { ApiCaller, CallCounter } from './client/api-caller.ts';
import { ApiConnection, footballSourceOf } from './client/api-connection.ts';
import { ApiFootballClient } from './client/api-football-client.ts';
import { ApiQuota, LedgerApiQuota } from './client/api-quota.ts';
import { CircuitBreaker } from './client/circuit-breaker.ts';
import { HttpTransport } from './client/http-transport.ts';
import { DatabaseQuotaLedger } from './client/database-quota-ledger.ts';
import { LowQuota } from './client/low-quota.ts';
import { QuotaLedger } from './client/quota-ledger.ts';
import { FootballFacts, UrgentFootballFacts } from './facts/football-facts.ts';
import { ServiceFacts } from './facts/service-facts.ts';

/** The parts of the data service that the sync uses. Tests replace them. */
export interface FootballApi {
  facts: FootballFacts;
  quota: ApiQuota;
}

@Module({})
export class FootballApiModule {
  static with(replacement?: FootballApi): DynamicModule {
    const providers: Provider[] = replacement
      ? [
          { provide: FootballFacts, useValue: replacement.facts },
          { provide: UrgentFootballFacts, useValue: replacement.facts },
          { provide: ApiQuota, useValue: replacement.quota },
        ]
      : apiFootball;
    return {
      module: FootballApiModule,
      global: true,
      providers: [CallCounter, LowQuota, ...providers],
      exports: [CallCounter, FootballFacts, UrgentFootballFacts, ApiQuota],
    };
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
    provide: ApiCaller,
    inject: [ApiConnection, QuotaLedger, CallCounter, Clock, RandomSource],
    useFactory: (
      { access }: ApiConnection,
      quota: QuotaLedger,
      counter: CallCounter,
      clock: Clock,
      random: RandomSource,
    ) =>
      new ApiCaller({
        transport: new HttpTransport(),
        breaker: new CircuitBreaker(clock),
        access,
        quota,
        counter,
        clock,
        random,
      }),
  },
  { provide: ApiFootballClient, inject: [ApiCaller], useFactory: (caller: ApiCaller) => new ApiFootballClient(caller) },
  {
    provide: FootballFacts,
    inject: [ApiFootballClient, FACTS, Clock],
    useFactory: serviceFacts,
  },
  {
    provide: UrgentFootballFacts,
    inject: [ApiCaller, FACTS, Clock],
    useFactory: (caller: ApiCaller, facts: FootballData, clock: Clock) =>
      serviceFacts(urgentClient(caller), facts, clock),
  },
  {
    provide: ApiQuota,
    inject: [CONFIG, Database, Clock, ApiCaller],
    useFactory: ({ footballApi }: Config, database: Database, clock: Clock, caller: ApiCaller) =>
      new LedgerApiQuota(footballSourceOf(footballApi), database, clock, urgentClient(caller)),
  },
];

function urgentClient(caller: ApiCaller): ApiFootballClient {
  return new ApiFootballClient(caller, { urgent: true });
}

function serviceFacts(api: ApiFootballClient, { nations }: FootballData, clock: Clock): ServiceFacts {
  return new ServiceFacts(api, new FirstTeams(nations), clock);
}
