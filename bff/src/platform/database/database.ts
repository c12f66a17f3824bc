import type { EntityData, MikroORM, RawQueryFragment, TransactionOptions } from '@mikro-orm/core';
import type { AbstractSqlConnection, EntityManager, SqlEntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import type { PostgresConnection } from './postgres-connection.ts';
import { migrate } from './migrate.ts';
import { isRetryable } from './transient-errors.ts';

const MAX_ATTEMPTS = 4;

interface DatabaseParts {
  orm: MikroORM;
  /** Whether other processes may use the database at the same time. */
  shared: boolean;
  /** For connections outside the pool. Undefined for the embedded engine. */
  connection?: PostgresConnection;
  /** Opens connections without short timeouts. Undefined for the embedded engine, which has a single connection. */
  connectForMaintenance?: () => Promise<MikroORM>;
  /** Releases what outlives the connection: the embedded engine and its lock. */
  release?: () => Promise<void>;
  /** Calls back after every notification on the embedded engine's channel. Undefined for a PostgreSQL server. */
  listen?: (channel: string, onNotification: () => void) => Promise<unknown>;
  /** Copies the embedded engine's files while nothing writes to them. Undefined for a PostgreSQL server. */
  copyFiles?: ((folder: string) => Promise<void>) | undefined;
}

/** The open database: a PostgreSQL server or the embedded engine. */
export class Database {
  readonly shared: boolean;
  readonly connection: DatabaseParts['connection'];
  readonly listen: DatabaseParts['listen'];
  readonly copyFiles: ((folder: string) => Promise<void>) | undefined;

  constructor(private readonly parts: DatabaseParts) {
    this.shared = parts.shared;
    this.connection = parts.connection;
    this.listen = parts.listen;
    this.copyFiles = parts.copyFiles;
  }

  /** Returns a new entity manager, which shares no entities with others. */
  em(): EntityManager {
    return this.parts.orm.em.fork() as SqlEntityManager;
  }

  /** Executes one statement outside a transaction, and returns its rows. */
  execute<Rows = unknown[]>(statement: string | RawQueryFragment, values: readonly unknown[] = []): Promise<Rows> {
    return this.em().execute<EntityData<object>[]>(statement, values as unknown[]) as Promise<unknown> as Promise<Rows>;
  }

  /**
   * Executes one statement like `execute`. A PostgreSQL server parses and plans each text once per
   * connection, so pass changing values as `$1`, `$2` and so on. For the most frequent statements: an entity manager builds
   * its statement again for every call, which takes longer than the database takes to execute it.
   */
  async executePrepared<Row>(statement: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const connection = this.parts.orm.em.getDriver().getConnection() as AbstractSqlConnection;
    const { rows } = await connection.getClient().executeQuery<Row>(CompiledQuery.raw(statement, [...values]));
    return rows;
  }

  /** PostgreSQL aborts one of two conflicting transactions: `work` may run again, with a new entity manager. */
  async transaction<Result>(
    work: (em: EntityManager) => Promise<Result>,
    options: TransactionOptions = {},
  ): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.em().transactional(work, options);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
      }
    }
  }

  /** Migrates the schema to this program's version, one process at a time. Throws `SchemaRefused` for that of another version. */
  migrate(afterwards?: (em: EntityManager) => Promise<void>): Promise<{ applied: number }> {
    return this.withoutShortTimeouts((orm) => migrate(orm, { shared: this.shared, afterwards }));
  }

  /** Like `transaction` for statements that take longer than requests may. */
  longTransaction<Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> {
    return this.withoutShortTimeouts(({ em }) => (em.fork() as SqlEntityManager).transactional(work));
  }

  private async withoutShortTimeouts<Result>(work: (orm: MikroORM) => Promise<Result>): Promise<Result> {
    const connection = await this.parts.connectForMaintenance?.();
    return work(connection ?? this.parts.orm).finally(() => connection?.close(true));
  }

  async ping(): Promise<void> {
    await this.execute('select 1');
  }

  async close(): Promise<void> {
    await this.parts.orm.close(true);
    await this.parts.release?.();
  }
}

/** Name of the connection by which each server listens for changes, in `pg_stat_activity`. */
export const LISTENER_NAME = 'soccer-legends changes';

/** Returns how many servers are connected to a PostgreSQL database. */
export async function countServers(database: Database): Promise<number> {
  const [{ count }] = await database.execute<[{ count: number }]>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = '${LISTENER_NAME}'`,
  );
  return count;
}
