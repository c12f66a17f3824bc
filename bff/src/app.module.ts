import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { AdminCatalogueModule } from './admin-catalogue/admin-catalogue.module.ts';
import { AdminSessionModule } from './admin-session/admin-session.module.ts';
import { AllowancesModule } from './allowances/allowances.module.ts';
import { ArtModule } from './art/art.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { CareerGameModule } from './career-game/career-game.module.ts';
import { CatalogueModule } from './catalogue/catalogue.module.ts';
import { FACTS } from './catalogue/facts.ts';
import { Chance, SystemChance } from './chance.ts';
import { ClientReportsModule } from './client-reports/client-reports.module.ts';
import { Clock, SystemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import { ConfigModule } from './config/config.module.ts';
import type { Database } from './database/database.ts';
import { DatabaseModule } from './database/database.module.ts';
import { EventsModule } from './events/events.module.ts';
import { FeedbackModule } from './feedback/feedback.module.ts';
import { FutwordleModule } from './futwordle/futwordle.module.ts';
import { HealthModule } from './health/health.module.ts';
import type { FrontDoorParts } from './http/front-door.ts';
import { HttpModule } from './http/http.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { OpenApiModule } from './openapi/openapi.module.ts';
import { PackagesModule } from './packages/packages.module.ts';
import { PluginsModule } from './plugins/plugins.module.ts';
import { PuzzlesModule } from './puzzles/puzzles.module.ts';
import { ReplicasModule } from './replicas/replicas.module.ts';
import { FootballModule, type Football } from './sync/api-football/football.module.ts';
import { SyncModule } from './sync/sync.module.ts';
import { WebModule } from './web/web.module.ts';

/** What the server is made of from outside; tests bring their own. */
export interface AppParts {
  config: Config;
  database: Database;
  facts: FootballData;
  clock?: Clock;
  chance?: Chance;
  football?: Football;
  /** False in tests, which call what a timer would. */
  timers?: boolean;
}

@Global()
@Module({})
class WorldModule {}

@Module({})
export class AppModule {
  static with(
    { config, database, facts, clock, chance, football, timers = true }: AppParts,
    door: FrontDoorParts,
  ): DynamicModule {
    const world: Provider[] = [
      { provide: Clock, useValue: clock ?? new SystemClock() },
      { provide: Chance, useValue: chance ?? new SystemChance() },
      { provide: FACTS, useValue: facts },
    ];
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.with(database),
        HttpModule.with(door),
        { module: WorldModule, providers: world, exports: world },
        AllowancesModule,
        AuditModule,
        AdminSessionModule,
        EventsModule,
        HealthModule,
        ArtModule,
        CatalogueModule,
        AdminCatalogueModule,
        CareerGameModule,
        FeedbackModule,
        FutwordleModule,
        PuzzlesModule,
        PluginsModule,
        ClientReportsModule,
        PackagesModule,
        ReplicasModule,
        MetricsModule.with(door.metrics),
        FootballModule.with(football),
        SyncModule,
        OpenApiModule,
        WebModule,
        ...(timers ? [JobsModule] : []),
      ],
    };
  }
}
