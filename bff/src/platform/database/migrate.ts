import type { MikroORM } from '@mikro-orm/core';
import type { Migrator } from '@mikro-orm/migrations';
import type { EntityManager, SqlEntityManager } from '@mikro-orm/sql';
import { migrations } from './migrations/list.ts';
import { OperatorError } from '../environment/operator-error.ts';

/** Advisory lock key. It must never change, because all versions of the server use it. */
const MIGRATION_LOCK = 727_274_001;

/** The database belongs to another version of the server. Nothing in it was changed. */
export class SchemaRefused extends OperatorError {}

/** A migration failed and was rolled back. */
export class MigrationFailed extends OperatorError {
  constructor(cause: unknown) {
    const { message } = cause as Error;
    super(
      `The schema could not be migrated: ${message.split('\n')[0]} ` +
        'All changes were rolled back: start the previous version, and report this message.',
      { cause },
    );
  }
}

export interface MigrationOptions {
  /** Whether other processes may migrate at the same time. */
  shared: boolean;
  /** Runs after the migrations in one transaction, for example to seed rows. */
  afterwards?: ((em: EntityManager) => Promise<void>) | undefined;
}

/**
 * Migrates the schema to this program's version and returns the number of migrations. One process at a time, because
 * MikroORM's migrator does not lock.
 */
export function migrate(orm: MikroORM, { shared, afterwards }: MigrationOptions): Promise<{ applied: number }> {
  const em = orm.em.fork() as SqlEntityManager;
  const run = async (): Promise<{ applied: number }> => {
    const migrator = orm.migrator as Migrator;
    refuseOtherVersions((await migrator.getExecuted()).map(({ name }) => name));
    const applied = await migrator.up().catch((error: unknown) => {
      throw new MigrationFailed(error);
    });
    if (afterwards) await em.fork().transactional(afterwards);
    return { applied: applied.length };
  };
  // The embedded engine has a single connection, so holding a lock would block the migrator. Its folder is locked instead.
  return shared ? withMigrationLock(em, run) : run();
}

/** Holds the lock on a separate connection, so that PostgreSQL releases it if this process dies. */
function withMigrationLock<Result>(em: EntityManager, work: () => Promise<Result>): Promise<Result> {
  return em.transactional(async (holder) => {
    await holder.execute("set local lock_timeout = '60s'");
    await holder.execute("set local statement_timeout = '60s'");
    await holder.execute('set local idle_in_transaction_session_timeout = 0');
    await holder.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    return work();
  });
}

function refuseOtherVersions(executed: readonly string[]): void {
  const known = migrations.map(({ name }) => name);
  if (executed.length > 0 && !executed.includes(known[0]!))
    throw new SchemaRefused(
      'The database was created by a build from before the first release, which no version can migrate: ' +
        'configure an empty DATA_DIR or DATABASE_URL to start anew, or start that build again.',
    );
  const unknown = executed.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new SchemaRefused(
      `The database has migrations that this version does not know (${unknown.join(', ')}). ` +
        'Start the version that ran them, or restore an older backup.',
    );
}
