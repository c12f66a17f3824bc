import type { EntityManager } from '@mikro-orm/sql';

/** The next id of our own, apart from those of the bundled data set. */
export async function nextId(em: EntityManager, table: 'team' | 'player' | 'coach'): Promise<number> {
  const [row] = await em.execute<{ id: number }[]>(`select nextval('${table}_id_seq')::integer as id`);
  return row!.id;
}
