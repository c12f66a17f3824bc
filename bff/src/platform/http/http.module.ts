import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { CONFIG, type Config } from '../config/config.ts';
import { CachedRoutes } from './cached-routes.ts';
import { Connections } from './connections.ts';
import { CookieResetController } from './cookie-page.ts';
import { Drain } from './drain.ts';
import type { HttpParts } from './http-pipeline.ts';
import { Load } from './load.ts';
import { Log } from './log.ts';
import { ProblemFilter } from './problem.filter.ts';
import { PublicOrigin, SiteAddresses } from './site-addresses.ts';
import { RequestOrigins } from './request-origin.ts';
import { UntrustedProxyIncidents } from './untrusted-proxies.ts';
import { createValidation } from './validation.ts';
import { VisitorTickets } from './visitor-tickets.ts';

@Global()
@Module({})
export class HttpModule {
  /** Provides the parts of the HTTP pipeline, which are created before Nest. */
  static with({ drain, load, cachedRoutes, connections, log, tickets }: HttpParts): DynamicModule {
    return {
      module: HttpModule,
      controllers: [CookieResetController],
      providers: [
        { provide: Drain, useValue: drain },
        { provide: Load, useValue: load },
        { provide: CachedRoutes, useValue: cachedRoutes },
        { provide: Connections, useValue: connections },
        { provide: Log, useValue: log },
        { provide: VisitorTickets, useValue: tickets },
        { provide: PublicOrigin, inject: [CONFIG], useFactory: (config: Config) => new PublicOrigin(config) },
        { provide: SiteAddresses, inject: [CONFIG], useFactory: (config: Config) => new SiteAddresses(config) },
        RequestOrigins,
        UntrustedProxyIncidents,
        { provide: APP_PIPE, useFactory: createValidation },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [Connections, Drain, Load, Log, PublicOrigin, RequestOrigins, SiteAddresses, VisitorTickets],
    };
  }
}
