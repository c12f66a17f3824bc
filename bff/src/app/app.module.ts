import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule, MetadataScanner } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import type { FootballData } from '@soccer-legends/football-data';
import { CatalogueModule } from '../features/people/people.module.ts';
import { AdminSessionModule } from '../features/admin-session/admin-session.module.ts';
import { SharedRateLimitsModule } from '../platform/rate-limits/shared-rate-limits.ts';
import { AlertsModule } from '../features/alerts/alerts.port.ts';
import { AuditModule } from '../features/audit/audit.module.ts';
import { BackupModule } from '../features/backup/old-backups.ts';
import { DealsModule } from '../features/deals/deals.module.ts';
import { GamesModule } from '../features/games/games.module.ts';
import { FOOTBALL_DATA } from '../features/people/football-data.ts';
import { ReadModel, ReadModelModule } from '../features/people/people.port.ts';
import { RandomSource, SystemRandom } from '../platform/environment/random-source.ts';
import { ClientReportsModule } from '../features/client-reports/client-reports.module.ts';
import { Clock, SystemClock } from '../platform/environment/clock.ts';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { Database } from '../platform/database/database.ts';
import { EventsModule } from '../platform/events/events.module.ts';
import { FeedbackModule } from '../features/feedback/feedback.module.ts';
import { FeedbackStore } from '../features/feedback/feedback-store.ts';
import { ReportedRounds } from '../features/plugins/overview/plugin-numbers.ts';
import { HealthModule } from '../platform/health/health.module.ts';
import { Readiness } from '../platform/health/readiness.ts';
import type { HttpParts } from '../platform/http/http-pipeline.ts';
import { HttpModule } from '../platform/http/http.module.ts';
import { JobRunner } from '../platform/jobs/job-runner.ts';
import { MatchdayModule } from '../features/matchday/matchday.module.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { PluginsModule } from '../features/plugins/plugins.module.ts';
import { ShellSdk } from '../features/plugins/registry/built-plugin.ts';
import { FootballApiModule, type FootballApi } from '../features/football-api/football-api.port.ts';
import { SyncModule } from '../features/sync/sync.port.ts';
import { LeaguesModule } from '../features/leagues/leagues.module.ts';
import { TransfersModule } from '../features/transfers/transfers.module.ts';
import { BuildFollower } from './build-follower.ts';
import { ErrorHours } from './monitoring/error-hours.ts';
import { FiguresController, HealthFigures } from './monitoring/figures.ts';
import { OverviewController } from './monitoring/overview.ts';
import { DatabaseMetrics, ProcessMetrics } from './monitoring/metrics.ts';
import { SpaceUsed } from './monitoring/space-used.ts';
import { ApiDescription, OpenApiController } from './openapi/api-description.ts';
import { ConsoleFiles } from './pages/console-files.ts';
import { GameFrameController } from './pages/game-frame.controller.ts';
import { OtherAddress } from './pages/other-address.ts';
import { PageRenderer } from './pages/page-renderer.ts';
import { PageData, Pages } from './pages/pages.ts';
import { SearchEngineFiles, SearchEnginesController } from './pages/search-engines.ts';
import { ShellFiles } from './pages/shell-files.ts';
import { PageVisitors, RequestedDocument, WebController } from './pages/web.controller.ts';
import { MemoryTimer } from './release-memory.ts';
import { ChangeFollower, LoadedTables } from './replicas/change-follower.ts';
import { AlertTimer, JobTimers, ProcessTimers, ReplicaTimers, SyncTimers } from './schedule.ts';
import { ScheduledJobs, ScheduledWork } from './scheduled-work.ts';
import { PictureRenderer } from './share-pictures/picture-renderer.ts';
import { RenderedPictures } from './share-pictures/rendered-pictures.ts';
import { SharePictures, SharePicturesController } from './share-pictures/share-pictures.ts';

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
  DealsModule,
  GamesModule,
  FeedbackModule,
  MatchdayModule,
  PluginsModule,
  ReadModelModule,
  ClientReportsModule,
  LeaguesModule,
  TransfersModule,
  SyncModule,
  DiscoveryModule,
];

const monitoring = [DatabaseMetrics, ErrorHours, HealthFigures, ProcessMetrics, SpaceUsed];
const pages = [
  ConsoleFiles,
  OtherAddress,
  PageData,
  PageRenderer,
  Pages,
  PageVisitors,
  RequestedDocument,
  SearchEngineFiles,
];
const sharePictures = [PictureRenderer, RenderedPictures, SharePictures];
const openApi = [ApiDescription, MetadataScanner];
const replicas = [ChangeFollower, LoadedTables];
const scheduled = [JobRunner, ScheduledJobs, ScheduledWork, BuildFollower];
const timers = [JobTimers, SyncTimers, ReplicaTimers, ProcessTimers, AlertTimer, MemoryTimer];

/** Provides the parts of the server, such as its configuration, its clock and the built shell, to all modules. */
@Global()
@Module({})
class EnvironmentModule {}

@Module({
  imports: MODULES,
  controllers: [
    FiguresController,
    OverviewController,
    GameFrameController,
    OpenApiController,
    SearchEnginesController,
    SharePicturesController,
    WebController,
  ],
  providers: [...monitoring, ...pages, ...sharePictures, ...openApi, ...replicas],
})
export class AppModule {
  constructor(readiness: Readiness, readModel: ReadModel) {
    readiness.addCheck('readModel', () => readModel.loaded);
  }

  static with(
    { config, database, facts, clock, random, football, timers: hasTimers = true }: AppParts,
    http: HttpParts,
  ): DynamicModule {
    const environment: Provider[] = [
      { provide: CONFIG, useValue: config },
      { provide: Database, useValue: database },
      { provide: Metrics, useValue: http.metrics },
      { provide: Clock, useValue: clock ?? new SystemClock() },
      { provide: RandomSource, useValue: random ?? new SystemRandom() },
      { provide: FOOTBALL_DATA, useValue: facts },
      ShellFiles,
      { provide: ShellSdk, useExisting: ShellFiles },
      { provide: ReportedRounds, useExisting: FeedbackStore },
    ];
    return {
      module: AppModule,
      imports: [
        { module: EnvironmentModule, imports: [FeedbackModule], providers: environment, exports: environment },
        HttpModule.with(http),
        FootballApiModule.with(football),
        ...(hasTimers ? [ScheduleModule.forRoot()] : []),
      ],
      providers: hasTimers ? [...scheduled, ...timers] : [],
    };
  }
}
