import type { PGlite } from '@electric-sql/pglite';

/** Forces PostgreSQL to read the pages of the tables themselves. */
const READ_TABLES =
  'set local enable_indexscan = off; set local enable_indexonlyscan = off; set local enable_bitmapscan = off';

/**
 * Reads every page of every table, so that PostgreSQL compares its checksum. Rejects with PostgreSQL's error if a page
 * is damaged. Otherwise damaged pages would show only when a request reads them, and by then the newest snapshot may
 * contain them too. Pages of indexes are only verified when they are used.
 */
export async function verifyPages(engine: PGlite): Promise<void> {
  const { rows } = await engine.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 't') and nspname not in ('pg_catalog', 'information_schema')`,
  );
  await engine.transaction(async (transaction) => {
    await transaction.exec(READ_TABLES);
    for (const { name } of rows) await transaction.query(`select count(*) from ${name}`);
  });
}
