import type { MikroORM, TransactionOptions } from '@mikro-orm/core';
import type { EntityManager, SqlEntityManager } from '@mikro-orm/sql';
import type { ConstructorOptions } from 'pg-boss';
import { migrate, type MigrationState } from './migrate.ts';
import { isWorthAnother } from './trouble.ts';

export type QueueOptions = Pick<ConstructorOptions, 'connectionString' | 'max' | 'application_name' | 'db' | 'backend'>;

const MOST_TRIES = 4;

interface DatabaseParts {
  orm: MikroORM;
  /** Whether other processes may use it at the same time. */
  shared: boolean;
  /** How a queue of jobs reaches the same database. */
  queueOptions: QueueOptions;
  /** Connections for migrations, which may take their time; absent where there is only one connection. */
  connectPatiently?: () => Promise<MikroORM>;
  /** What is to be let go of after the connection: the embedded engine, its lock. */
  release?: () => Promise<void>;
  /** Copies the embedded engine's files while nothing writes them; absent for a server of its own. */
  copyFiles?: ((folder: string) => Promise<void>) | undefined;
}

/** The open database: PostgreSQL of the operator's, or the embedded one. */
export class Database {
  readonly shared: boolean;
  readonly queueOptions: QueueOptions;
  readonly copyFiles: ((folder: string) => Promise<void>) | undefined;

  constructor(private readonly parts: DatabaseParts) {
    this.shared = parts.shared;
    this.queueOptions = parts.queueOptions;
    this.copyFiles = parts.copyFiles;
  }

  /** A fresh unit of work; everything that belongs together goes through one. */
  em(): EntityManager {
    return this.parts.orm.em.fork() as SqlEntityManager;
  }

  /**
   * All of `work` becomes true at one moment, or none of it. Where another transaction is in the way, PostgreSQL ends
   * one of the two and wants it tried anew: `work` may run several times, each with an entity manager of its own.
   */
  async transaction<Result>(
    work: (em: EntityManager) => Promise<Result>,
    options: TransactionOptions = {},
  ): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.em().transactional(work, options);
      } catch (fault) {
        if (tries === MOST_TRIES || !isWorthAnother(fault)) throw fault;
      }
    }
  }

  /** Brings the schema to this program's version, one process at a time; refuses a newer one. */
  async migrate(afterwards?: (em: EntityManager) => Promise<void>): Promise<MigrationState> {
    const { orm, shared, connectPatiently } = this.parts;
    const own = await connectPatiently?.();
    return migrate(own ?? orm, { shared, afterwards }).finally(() => own?.close(true));
  }

  async ping(): Promise<void> {
    await this.em().execute('select 1');
  }

  async close(): Promise<void> {
    await this.parts.orm.close(true);
    await this.parts.release?.();
  }
}
