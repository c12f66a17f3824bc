import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { CONFIG, type Config } from '../config/config.ts';
import { Drain } from './drain.ts';
import type { FrontDoorParts } from './front-door.ts';
import { HotAnswers } from './hot-answers.ts';
import { Load } from './load.ts';
import { Log } from './log.ts';
import { ProblemFilter } from './problem.filter.ts';
import { PublicOrigin } from './public-origin.ts';
import { CachedResponseInterceptor } from './cached-response.interceptor.ts';
import { createValidation } from './validation.ts';

@Global()
@Module({})
export class HttpModule {
  /** The parts of the front door, which stands before the framework, for those behind it. */
  static with({ drain, load, hot, log }: FrontDoorParts): DynamicModule {
    return {
      module: HttpModule,
      providers: [
        { provide: Drain, useValue: drain },
        { provide: Load, useValue: load },
        { provide: HotAnswers, useValue: hot },
        { provide: Log, useValue: log },
        { provide: PublicOrigin, inject: [CONFIG], useFactory: (config: Config) => new PublicOrigin(config) },
        { provide: APP_PIPE, useFactory: createValidation },
        { provide: APP_FILTER, inject: [Log], useFactory: (own: Log) => new ProblemFilter(own) },
        { provide: APP_INTERCEPTOR, useClass: CachedResponseInterceptor },
      ],
      exports: [Drain, Load, HotAnswers, Log, PublicOrigin],
    };
  }
}
