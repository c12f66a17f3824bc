import type { EntityManager } from '@mikro-orm/sql';
import type { Database } from '../../../platform/database/database.ts';

/** Whoever changes what is published or live holds it; replicas too, one after the other. */
const PLUGIN_LOCK = 727_274_014;

/** One transaction that nobody else's change of the plugins can come between. */
export function whileNobodyElsePublishes<Result>(
  database: Database,
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (em) => {
    // Those before us each need a few milliseconds; a request's ordinary limits would give up on a queue of them.
    await em.execute("set local lock_timeout = '8s'");
    await em.execute("set local statement_timeout = '8s'");
    await em.execute(`select pg_advisory_xact_lock(${PLUGIN_LOCK})`);
    return work(em);
  });
}
