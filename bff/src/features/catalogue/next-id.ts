import type { EntityManager } from '@mikro-orm/sql';

/** Returns the next id of the table's sequence, which starts above the ids of the bundled data set. */
export async function nextId(em: EntityManager, table: 'team' | 'player' | 'coach'): Promise<number> {
  // Raw SQL: the entities have assigned ids, so the entity manager cannot read the sequence.
  const [row] = await em.execute<{ id: number }[]>(`select nextval('${table}_id_seq')::integer as id`);
  return row!.id;
}
