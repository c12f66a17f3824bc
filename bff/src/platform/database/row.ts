import type { EntitySchema, InferEntity } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';

/** A row as read from the database: a nullable column is null, never undefined. */
export type Row<Entity> = {
  [Column in keyof InferEntity<Entity> as Column extends string ? Column : never]-?: Exclude<
    InferEntity<Entity>[Column],
    undefined
  >;
};

/** With more rows, one statement could exceed the timeouts of requests. */
const ROWS_AT_ONCE = 50_000;

/** Does not track changes. Call it in a transaction with a consistent snapshot. @param order columns that identify a row */
export async function readRows<Entity extends EntitySchema>(
  em: EntityManager,
  entity: Entity,
  order: readonly string[],
  rowsAtOnce = ROWS_AT_ONCE,
): Promise<Row<Entity>[]> {
  const orderBy = order.map((column) => ({ [column]: 'asc' }));
  const rows: Row<Entity>[] = [];
  for (let read = rowsAtOnce; read === rowsAtOnce;) {
    const chunk = (await em
      .createQueryBuilder(entity as never)
      .select('*')
      .where(after(rows.at(-1), order) as never)
      .orderBy(orderBy as never)
      .limit(rowsAtOnce)
      .execute('all')) as Row<Entity>[];
    for (const row of chunk) rows.push(row);
    read = chunk.length;
  }
  return rows;
}

/** Returns the condition for rows after another one. Its first part allows the database to use the index of the columns. */
function after(row: object | undefined, [column, ...others]: readonly string[]): object {
  if (row === undefined || column === undefined) return {};
  const value = row[column as keyof typeof row] as unknown;
  if (others.length === 0) return { [column]: { $gt: value } };
  return { $and: [{ [column]: { $gte: value } }, { $or: [{ [column]: { $gt: value } }, after(row, others)] }] };
}
