import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { CatalogueModule } from '../features/people/people.module.ts';
import { AdminSessionModule } from '../features/admin-session/admin-session.module.ts';
import { SharedRateLimitsModule } from '../platform/rate-limits/shared-rate-limits.ts';
import { AlertsModule } from '../features/alerts/alerts.port.ts';
import { AuditModule } from '../features/audit/audit.module.ts';
import { BackupModule } from '../features/backup/old-backups.ts';
import { GamesModule } from '../features/games/games.module.ts';
import { FOOTBALL_DATA } from '../features/people/football-data.ts';
import { RandomSource, SystemRandom } from '../platform/environment/random-source.ts';
import { ClientReportsModule } from '../features/client-reports/client-reports.module.ts';
import { Clock, SystemClock } from '../platform/environment/clock.ts';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { Database } from '../platform/database/database.ts';
import { EventsModule } from '../platform/events/events.module.ts';
import { FeedbackModule } from '../features/feedback/feedback.module.ts';
import { HealthModule } from '../platform/health/health.module.ts';
import type { HttpParts } from '../platform/http/http-pipeline.ts';
import { HttpModule } from '../platform/http/http.module.ts';
import { JobsModule } from './jobs.module.ts';
import { MatchdayModule } from '../features/matchday/matchday.module.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { MonitoringModule } from './monitoring/monitoring.module.ts';
import { OpenApiModule } from './openapi/openapi.module.ts';
import { PluginsModule } from '../features/plugins/plugins.module.ts';
import { ReplicasModule } from './replicas/replicas.module.ts';
import { FootballApiModule, type FootballApi } from '../features/football-api/football-api.port.ts';
import { SyncModule } from '../features/sync/sync.port.ts';
import { SharePicturesModule } from './share-pictures/share-pictures.module.ts';
import { TransfersModule } from '../features/transfers/transfers.module.ts';
import { WebModule } from './pages/web.module.ts';

/** The parts from which the server is created. Tests pass their own. */
export interface AppParts {
  config: Config;
  database: Database;
  facts: FootballData;
  clock?: Clock;
  random?: RandomSource;
  football?: FootballApi;
  /** False in tests, which call scheduled work themselves. */
  timers?: boolean;
}

const MODULES = [
  SharedRateLimitsModule,
  AlertsModule,
  AuditModule,
  AdminSessionModule,
  EventsModule,
  BackupModule,
  HealthModule,
  CatalogueModule,
  GamesModule,
  FeedbackModule,
  MatchdayModule,
  PluginsModule,
  ClientReportsModule,
  TransfersModule,
  ReplicasModule,
  MonitoringModule,
  SyncModule,
  OpenApiModule,
  SharePicturesModule,
  WebModule,
];

/** Provides the parts of the server, such as its configuration and its clock, to all modules. */
@Global()
@Module({})
class EnvironmentModule {}

@Module({})
export class AppModule {
  static with(
    { config, database, facts, clock, random, football, timers = true }: AppParts,
    http: HttpParts,
  ): DynamicModule {
    const environment: Provider[] = [
      { provide: CONFIG, useValue: config },
      { provide: Database, useValue: database },
      { provide: Metrics, useValue: http.metrics },
      { provide: Clock, useValue: clock ?? new SystemClock() },
      { provide: RandomSource, useValue: random ?? new SystemRandom() },
      { provide: FOOTBALL_DATA, useValue: facts },
    ];
    return {
      module: AppModule,
      imports: [
        { module: EnvironmentModule, providers: environment, exports: environment },
        HttpModule.with(http),
        FootballApiModule.with(football),
        ...MODULES,
        ...(timers ? [JobsModule] : []),
      ],
    };
  }
}
