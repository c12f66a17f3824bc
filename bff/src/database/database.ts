import type { MikroORM } from '@mikro-orm/core';
import type { EntityManager, SqlEntityManager } from '@mikro-orm/sql';
import type { ConstructorOptions } from 'pg-boss';
import { migrate, type MigrationState } from './migrate.ts';

export type QueueOptions = Pick<ConstructorOptions, 'connectionString' | 'max' | 'application_name' | 'db' | 'backend'>;

/** The open database: PostgreSQL of the operator's, or the embedded one. */
export class Database {
  constructor(
    private readonly orm: MikroORM,
    /** Whether other processes may use it at the same time. */
    readonly shared: boolean,
    /** How a queue of jobs reaches the same database. */
    readonly queueOptions: QueueOptions,
    /** What is to be let go of after the connection: the embedded engine, its lock. */
    private readonly release: () => Promise<void> = () => Promise.resolve(),
    /** Copies the embedded engine's files while nothing writes them; absent for a server of its own. */
    readonly copyFiles?: (folder: string) => Promise<void>,
  ) {}

  /** A fresh unit of work; everything that belongs together goes through one. */
  em(): EntityManager {
    return this.orm.em.fork() as SqlEntityManager;
  }

  /** Brings the schema to this program's version, one process at a time; refuses a newer one. */
  migrate(afterwards?: (em: EntityManager) => Promise<void>): Promise<MigrationState> {
    return migrate(this.orm, { shared: this.shared, afterwards });
  }

  async ping(): Promise<void> {
    await this.em().execute('select 1');
  }

  async close(): Promise<void> {
    await this.orm.close(true);
    await this.release();
  }
}
