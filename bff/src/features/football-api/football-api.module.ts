import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { Clock } from '../../platform/environment/clock.ts';
import { FOOTBALL_DATA } from '../people/people.port.ts';
import { ApiCaller, CallCounter, ApiFootballClient } from './client/api-football-client.ts';
import { ApiConnection } from './client/api-connection.ts';
import { ApiQuota, LowQuota, QuotaFigures } from './client/api-quota.ts';
import { QuotaUsage } from './client/quota-usage.ts';
import { FirstTeams } from './facts/first-teams.ts';
import { FootballFacts, UrgentFootballFacts } from './facts/football-facts.ts';

/** The parts of the data service that the sync uses. Tests replace them. */
export interface FootballApi {
  facts: Pick<FootballFacts, keyof FootballFacts>;
  quota: Pick<ApiQuota, 'source' | 'limits' | 'state' | 'usage'>;
}

@Module({})
export class FootballApiModule {
  static with(replacement?: FootballApi): DynamicModule {
    return {
      module: FootballApiModule,
      global: true,
      providers: [CallCounter, FIRST_TEAMS, QuotaUsage, QuotaFigures, LowQuota, ...providersOf(replacement)],
      exports: [CallCounter, FirstTeams, FootballFacts, UrgentFootballFacts, ApiQuota],
    };
  }
}

const FIRST_TEAMS: Provider = {
  provide: FirstTeams,
  inject: [FOOTBALL_DATA],
  useFactory: ({ nations }: FootballData) => new FirstTeams(nations),
};

function providersOf(replacement: FootballApi | undefined): Provider[] {
  if (replacement)
    return [
      { provide: FootballFacts, useValue: replacement.facts },
      { provide: UrgentFootballFacts, useValue: replacement.facts },
      { provide: ApiQuota, useValue: replacement.quota },
    ];
  return [
    ...[ApiConnection, ApiCaller, ApiFootballClient, ApiQuota, FootballFacts],
    {
      provide: UrgentFootballFacts,
      inject: [ApiCaller, FirstTeams, Clock],
      useFactory: (caller: ApiCaller, clubs: FirstTeams, clock: Clock) =>
        new FootballFacts(new ApiFootballClient(caller, { urgent: true }), clubs, clock),
    },
  ];
}
