import type { PGlite } from '@electric-sql/pglite';

/** Forces PostgreSQL to read the pages of the tables instead of their indexes. */
const READ_TABLES =
  'set local enable_indexscan = off; set local enable_indexonlyscan = off; set local enable_bitmapscan = off';

/** One expression that reads all tables, because a query for each table takes ten times as long. */
const COUNT_ROWS = `
  select string_agg(format('(select count(*) from %I.%I)', nspname, relname), ' + ') as expression
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 't') and nspname not in ('pg_catalog', 'information_schema')`;

/**
 * Reads every page of every table, so that PostgreSQL compares its checksum. Rejects with PostgreSQL's error if a page is
 * damaged. Otherwise a damaged page would remain unnoticed until a request reads it, and the newest snapshot might contain
 * it by then. Pages of indexes are verified only when they are used.
 */
export async function verifyPages(engine: PGlite): Promise<void> {
  await engine.transaction(async (transaction) => {
    await transaction.exec(READ_TABLES);
    const { rows } = await transaction.query<{ expression: string | null }>(COUNT_ROWS);
    await transaction.query(`select ${rows[0]?.expression ?? '0'}`);
  });
}
