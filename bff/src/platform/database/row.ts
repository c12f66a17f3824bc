import type { EntitySchema, InferEntity } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';

/** A row as it is read: a nullable column is null, never undefined. */
export type Row<Entity> = {
  [Column in keyof InferEntity<Entity> as Column extends string ? Column : never]-?: Exclude<
    InferEntity<Entity>[Column],
    undefined
  >;
};

/** Returns a whole table as plain rows, without tracking changes. */
export async function readRows<Entity extends EntitySchema>(
  em: EntityManager,
  entity: Entity,
  ...order: string[]
): Promise<Row<Entity>[]> {
  const orderBy = order.map((column) => ({ [column]: 'asc' }));
  const rows = em
    .createQueryBuilder(entity as never)
    .select('*')
    .orderBy(orderBy as never);
  return (await rows.execute('all')) as Row<Entity>[];
}
