import type { MikroORM } from '@mikro-orm/core';
import type { Migrator } from '@mikro-orm/migrations';
import type { EntityManager, SqlEntityManager } from '@mikro-orm/sql';
import { migrations } from './migrations/list.ts';

/** One number for every replica of every version: whoever holds it may change the schema. */
const MIGRATION_LOCK = 727_274_001;

export class SchemaTooNew extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database has changes that this version does not know (${unknown.join(', ')}). ` +
        'Start the version that made them, or restore a backup from before.',
    );
  }
}

/** A migration met something that it did not expect; nothing of it is kept. */
export class MigrationFailed extends Error {
  constructor(cause: unknown) {
    const { message } = cause as Error;
    super(
      `The schema could not be brought up to date: ${message.split('\n')[0]} ` +
        'Nothing was changed: the version before goes on working.',
      { cause },
    );
  }
}

export interface MigrationState {
  applied: number;
}

export interface MigrationOptions {
  /** Whether other processes may be at it too. */
  shared: boolean;
  /** What else has to happen once, such as bringing in the first rows; in one transaction. */
  afterwards?: ((em: EntityManager) => Promise<void>) | undefined;
}

/** Brings the schema to this program's version, one process at a time: MikroORM's migrator has no lock of its own. */
export function migrate(orm: MikroORM, { shared, afterwards }: MigrationOptions): Promise<MigrationState> {
  const em = orm.em.fork() as SqlEntityManager;
  const run = async (): Promise<MigrationState> => {
    const migrator = orm.migrator as unknown as Migrator;
    refuseNewerSchema((await migrator.getExecuted()).map(({ name }) => name));
    const applied = await migrator.up().catch((fault: unknown) => {
      throw new MigrationFailed(fault);
    });
    if (afterwards) await em.fork().transactional(afterwards);
    return { applied: applied.length };
  };
  // The embedded engine has one connection, which a lock would keep from the migrator; its folder is locked instead.
  return shared ? alone(em, run) : run();
}

/** Holds the lock on a connection of its own, so that it is let go of even when this process dies. */
function alone<Result>(em: EntityManager, work: () => Promise<Result>): Promise<Result> {
  return em.transactional(async (holder) => {
    await holder.execute("set local lock_timeout = '60s'");
    await holder.execute("set local statement_timeout = '60s'");
    await holder.execute('set local idle_in_transaction_session_timeout = 0');
    await holder.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    return work();
  });
}

function refuseNewerSchema(executed: readonly string[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = executed.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new SchemaTooNew(unknown);
}
