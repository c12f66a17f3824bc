import type { EntityManager } from '@mikro-orm/sql';

/** Returns the number of rows by table. Only a transaction with repeatable reads counts all tables at the same moment. */
export async function rowCounts(em: EntityManager): Promise<Record<string, number>> {
  const tables = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await em.execute<{ rows: number }[]>(`select count(*)::int as rows from "${name}"`);
    counts[name] = row!.rows;
  }
  return counts;
}
