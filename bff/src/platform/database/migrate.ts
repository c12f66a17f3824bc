import type { MikroORM } from '@mikro-orm/core';
import type { Migrator } from '@mikro-orm/migrations';
import type { EntityManager, SqlEntityManager } from '@mikro-orm/sql';
import { migrations, renamedMigrations } from './migrations/list.ts';

/** Advisory lock key. It must never change, because all versions of the server use it. */
const MIGRATION_LOCK = 727_274_001;

/** A newer version of the server has migrated the database. */
export class SchemaTooNew extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database has migrations that this version does not know (${unknown.join(', ')}). ` +
        'Start the version that ran them, or restore an older backup.',
    );
  }
}

/** A migration failed and was rolled back. */
export class MigrationFailed extends Error {
  constructor(cause: unknown) {
    const { message } = cause as Error;
    super(
      `The schema could not be migrated: ${message.split('\n')[0]} ` +
        'All changes were rolled back: start the previous version, and report this message.',
      { cause },
    );
  }
}

export interface MigrationState {
  applied: number;
}

export interface MigrationOptions {
  /** Whether other processes may migrate at the same time. */
  shared: boolean;
  /** Runs after the migrations in one transaction, for example to seed rows. */
  afterwards?: ((em: EntityManager) => Promise<void>) | undefined;
}

/** Migrates the schema to this program's version, one process at a time: MikroORM's migrator does not lock. */
export function migrate(orm: MikroORM, { shared, afterwards }: MigrationOptions): Promise<MigrationState> {
  const em = orm.em.fork() as SqlEntityManager;
  const run = async (): Promise<MigrationState> => {
    const migrator = orm.migrator as Migrator;
    const executed = (await migrator.getExecuted()).map(({ name }) => name);
    if (executed.some((name) => name in renamedMigrations)) await renameExecuted(em.fork());
    refuseNewerSchema(executed.map((name) => renamedMigrations[name] ?? name));
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

/** Renames the recorded migrations of older versions, so that they do not run again. */
async function renameExecuted(em: EntityManager): Promise<void> {
  const names = Object.entries(renamedMigrations);
  const pairs = names.map(() => '(?, ?)').join(', ');
  await em.execute(
    `update mikro_orm_migrations set name = renamed.present
     from (values ${pairs}) as renamed (former, present) where name = renamed.former`,
    names.flat(),
  );
}

function refuseNewerSchema(executed: readonly string[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = executed.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new SchemaTooNew(unknown);
}
