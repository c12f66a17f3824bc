import type { EntitySchema, InferEntity } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';

/** A row as read from the database: a nullable column is null, never undefined. */
export type Row<Entity> = {
  [Column in keyof InferEntity<Entity> as Column extends string ? Column : never]-?: Exclude<
    InferEntity<Entity>[Column],
    undefined
  >;
};

/** With more rows, one statement could exceed the timeouts of requests, and its result would need much memory. */
const ROWS_AT_ONCE = 10_000;

/** Does not track changes. Call it in a transaction with a consistent snapshot. @param order columns that identify a row */
export async function readRows<Entity extends EntitySchema>(
  em: EntityManager,
  entity: Entity,
  order: readonly string[],
  rowsAtOnce = ROWS_AT_ONCE,
): Promise<Row<Entity>[]> {
  const orderBy = order.map((column) => ({ [column]: 'asc' }));
  const rows: Row<Entity>[] = [];
  const values = new SharedValues();
  for (let read = rowsAtOnce; read === rowsAtOnce;) {
    const chunk = (await em
      .createQueryBuilder(entity as never)
      .select('*')
      .where(after(rows.at(-1), order) as never)
      .orderBy(orderBy as never)
      .limit(rowsAtOnce)
      .execute('all')) as Row<Entity>[];
    for (const row of chunk) rows.push(values.shareIn(row));
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

/** Keeps equal texts and times of many rows once. Every row from the database has its own copy of them. */
class SharedValues {
  private readonly texts = new Map<string, string>();
  private readonly times = new Map<number, Date>();

  /** Changes the row. */
  shareIn<R extends object>(row: R): R {
    const columns = row as Record<string, unknown>;
    for (const column in columns) {
      const value = columns[column];
      if (typeof value === 'string') columns[column] = shared(this.texts, value, value);
      else if (value instanceof Date) columns[column] = shared(this.times, value.getTime(), value);
    }
    return row;
  }
}

function shared<Key, Value>(known: Map<Key, Value>, key: Key, value: Value): Value {
  const first = known.get(key);
  if (first === undefined) known.set(key, value);
  return first ?? value;
}
