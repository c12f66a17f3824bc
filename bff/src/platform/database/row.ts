import type { EntityName, EntityProperty, EntitySchema, FilterQuery, FindOptions, InferEntity } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';

/** A row as read from the database: a nullable column is null, never undefined. */
export type Row<Entity> = {
  [Column in keyof InferEntity<Entity> as Column extends string ? Column : never]-?: Exclude<
    InferEntity<Entity>[Column],
    undefined
  >;
};

/** Finds rows without tracking them: changes of the objects are never written. */
export async function findRows<Entity extends EntitySchema>(
  em: EntityManager,
  entity: Entity,
  where: FilterQuery<Row<Entity>>,
  options: FindOptions<Row<Entity>> = {},
): Promise<Row<Entity>[]> {
  const untracked = { ...options, disableIdentityMap: true } as object;
  return (await em.find(entity as EntityName<object>, where as object, untracked)) as Row<Entity>[];
}

/** Finds the first row like `findRows`. */
export async function findRow<Entity extends EntitySchema>(
  em: EntityManager,
  entity: Entity,
  where: FilterQuery<Row<Entity>>,
  options: FindOptions<Row<Entity>> = {},
): Promise<Row<Entity> | undefined> {
  return (await findRows(em, entity, where, { ...options, limit: 1 }))[0];
}

/** With more rows, one statement could exceed the timeouts of requests, and its result would need much memory. */
const ROWS_AT_ONCE = 10_000;

/**
 * Reads whole tables. The database sends the rows as JSON, which V8 parses faster than the driver reads each value. Does not
 * track changes. Call it in a transaction with a consistent snapshot.
 *
 * @param order properties that identify a row
 */
export async function readRows<Entity extends EntitySchema>(
  em: EntityManager,
  entity: Entity,
  order: readonly string[],
  rowsAtOnce = ROWS_AT_ONCE,
): Promise<Row<Entity>[]> {
  const { tableName, props } = em.getMetadata(entity as EntityName<object>);
  const columns = props.map((property) => toColumn(property));
  const key = order.map((name) => columns.find((column) => column.name === name)!);
  const keyNames = key.map(({ column }) => quoted(column)).join(', ');
  const fields = columns.map(
    ({ name, column, isTime }) => `${isTime ? milliseconds(column) : quoted(column)} as ${quoted(name)}`,
  );
  const shared = columns.map(({ name, isTime, isJson }) => ({
    name,
    values: isTime ? new SharedTimes() : isJson ? new SharedMembers() : new SharedTexts(),
  }));
  const rows: Row<Entity>[] = [];
  for (let read = rowsAtOnce; read === rowsAtOnce;) {
    const last = rows.at(-1) as Record<string, unknown> | undefined;
    const after = last === undefined ? '' : `where (${keyNames}) > (${order.map(() => '?').join(', ')})`;
    const [result] = await em.execute<[{ rows: string | null }]>(
      `select json_agg(page)::text as rows from (
         select ${fields.join(', ')} from ${quoted(tableName)} ${after} order by ${keyNames} limit ${rowsAtOnce}
       ) page`,
      last === undefined ? [] : order.map((name) => last[name]),
    );
    const chunk = JSON.parse(result.rows ?? '[]') as Record<string, unknown>[];
    for (const { name, values } of shared) for (const row of chunk) row[name] = values.share(row[name]);
    for (const row of chunk) rows.push(row as Row<Entity>);
    read = chunk.length;
  }
  return rows;
}

interface Column {
  name: string;
  column: string;
  isTime: boolean;
  isJson: boolean;
}

function toColumn({ name, fieldNames, runtimeType, columnTypes }: EntityProperty): Column {
  return { name, column: fieldNames[0]!, isTime: runtimeType === 'Date', isJson: columnTypes[0] === 'jsonb' };
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

/** A number instead of a text, which would have to be parsed for each row. A JavaScript date has no microseconds. */
function milliseconds(column: string): string {
  return `floor(extract(epoch from ${quoted(column)}) * 1000)`;
}

/** Keeps equal times of many rows once. */
class SharedTimes {
  // eslint-disable-next-line no-restricted-syntax -- the values of one query
  private readonly known = new Map<number, Date>();

  share(value: unknown): unknown {
    if (typeof value !== 'number') return value;
    const first = this.known.get(value) ?? new Date(value);
    this.known.set(value, first);
    return first;
  }
}

/** In a column of names, nearly every text is different. */
const SAMPLE = 1000;

/** Keeps equal texts of many rows once, such as the names of clubs. Every row from the database has its own copy. */
class SharedTexts {
  // eslint-disable-next-line no-restricted-syntax -- the values of one query
  private readonly known = new Map<string, string>();
  private seen = 0;

  share(value: unknown): unknown {
    if (typeof value !== 'string' || (this.seen >= SAMPLE && this.known.size > this.seen / 2)) return value;
    this.seen += 1;
    const first = this.known.get(value);
    if (first === undefined) this.known.set(value, value);
    return first ?? value;
  }
}

/** Keeps equal texts in the objects of a JSON list once. */
class SharedMembers {
  private readonly texts = new SharedTexts();

  share(value: unknown): unknown {
    if (!Array.isArray(value)) return value;
    for (const item of value as Record<string, unknown>[]) {
      for (const name in item) if (typeof item[name] === 'string') item[name] = this.texts.share(item[name]);
    }
    return value;
  }
}
