import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Database } from './database.ts';

@Global()
@Module({})
export class DatabaseModule {
  static with(database: Database): DynamicModule {
    return { module: DatabaseModule, providers: [{ provide: Database, useValue: database }], exports: [Database] };
  }
}
