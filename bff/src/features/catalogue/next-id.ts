import type { EntityManager } from '@mikro-orm/sql';

type Sequenced = 'team' | 'player' | 'coach';

/** Returns the next ids of the table's sequence, which starts above the ids of the bundled data set. */
export async function nextIds(em: EntityManager, table: Sequenced, count: number): Promise<number[]> {
  // Raw SQL: the entities have assigned ids, so the entity manager cannot read the sequence.
  const rows = await em.execute<{ id: number }[]>(
    `select nextval('${table}_id_seq')::integer as id from generate_series(1, ?)`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Returns one id like `nextIds`. */
export async function nextId(em: EntityManager, table: Sequenced): Promise<number> {
  return (await nextIds(em, table, 1))[0]!;
}
