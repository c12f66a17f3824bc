import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/sql';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { migrations } from '../../platform/database/migrations/list.ts';
import { BackupRefused, rowCounts } from './backup-manifest.ts';

/** Pages that one `insert` copies: at most about 500 rows. The largest rows are responses of the data service, of 10 kB. */
const PAGES = 4;
const PAGE_BYTES = 8192;

/** With these settings, both databases write a value as the same text. */
const SAME_TEXT = [
  "set time zone 'UTC'",
  "set datestyle = 'ISO'",
  "set intervalstyle = 'postgres'",
  'set extra_float_digits = 1',
  "set bytea_output = 'hex'",
];

const SEQUENCES = `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' order by 1`;

const FOREIGN_KEYS = `select conrelid::regclass::text as table, quote_ident(conname) as name,
  pg_get_constraintdef(oid) as definition from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace`;

interface Moved {
  tables: number;
  rows: number;
}

/** Executes a statement in one of the databases and returns its rows. */
type Query = <Row>(statement: string) => Promise<readonly Row[]>;

/**
 * Copies every row of the embedded database in `dataDir` to an empty PostgreSQL database in one transaction, and compares row
 * counts, checksums and sequences. Copies rows, because PostgreSQL cannot restore a dump of a newer major version. Changes
 * nothing in `dataDir`. Throws `BackupRefused`, or `DirectoryInUse` while the site runs.
 */
export async function moveToPostgres({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Moved> {
  if (databaseUrl === undefined) throw new BackupRefused('Set DATABASE_URL to an empty PostgreSQL database.');
  if (!existsSync(join(dataDir, 'database')))
    throw new BackupRefused(`${dataDir} contains no embedded database: check DATA_DIR.`);
  const source = await openDatabase({ databaseUrl: undefined, dataDir });
  const target = await openDatabase({ databaseUrl, dataDir }).catch(async (error: unknown) => {
    await source.close();
    throw error;
  });
  try {
    return await copyDatabase(source, target);
  } finally {
    await target.close();
    await source.close();
  }
}

async function copyDatabase(source: Database, target: Database): Promise<Moved> {
  const counts = await rowCounts(source.em());
  if (counts['mikro_orm_migrations'] !== migrations.length)
    throw new BackupRefused(
      'The embedded database belongs to another version: run "upgrade" without DATABASE_URL first.',
    );
  if (Object.keys(await rowCounts(target.em())).length > 0)
    throw new BackupRefused('The database of DATABASE_URL already contains tables: configure an empty one.');
  await target.migrate();
  // Without an entity manager, which would use the transaction of the other database.
  const from: Query = (statement) => source.executePrepared(statement, []);
  await target.longTransaction((em) => copyTables(from, em, Object.keys(counts)));
  return { tables: Object.keys(counts).length, rows: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

/** Copies without foreign keys and triggers, because they would reject rows in this order or change them. */
async function copyTables(from: Query, em: EntityManager, tables: readonly string[]): Promise<void> {
  const to: Query = (statement) => em.execute(statement);
  for (const statement of SAME_TEXT) {
    await from(statement);
    await to(statement.replace('set', 'set local'));
  }
  const keys = await to<{ table: string; name: string; definition: string }>(FOREIGN_KEYS);
  for (const { table, name } of keys) await to(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) {
    await to(`alter table "${table}" disable trigger user`);
    await to(`truncate "${table}"`);
    await copyRows(from, em, table);
    await to(`alter table "${table}" enable trigger user`);
  }
  for (const { table, name, definition } of keys) await to(`alter table ${table} add constraint ${name} ${definition}`);
  await copySequences(from, em);
  await compareDatabases(from, to, tables);
}

/** Reads a few pages at a time. With `offset 0`, each text is parsed once and not once for each column. */
async function copyRows(from: Query, em: EntityManager, table: string): Promise<void> {
  const insert = `insert into "${table}" overriding system value
    select (row).* from (select value::"${table}" as row from jsonb_array_elements_text(?::jsonb) value offset 0) rows`;
  const [size] = await from<{ bytes: string }>(`select pg_relation_size('"${table}"') as bytes`);
  for (let page = 0; page * PAGE_BYTES < Number(size!.bytes); page += PAGES) {
    const rows = await from<{ row: string }>(
      `select (t.*)::text as row from "${table}" t where ctid >= '(${page},0)' and ctid < '(${page + PAGES},0)'`,
    );
    if (rows.length > 0) await em.execute(insert, [JSON.stringify(rows.map(({ row }) => row))]);
  }
}

async function copySequences(from: Query, em: EntityManager): Promise<void> {
  for (const { name } of await from<{ name: string }>(SEQUENCES)) {
    const [state] = await from<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    await em.execute('select setval(?::regclass, ?::bigint, ?)', [name, state!.last, state!.called]);
  }
}

async function compareDatabases(from: Query, to: Query, tables: readonly string[]): Promise<void> {
  const [before, after] = [await stateOf(from, tables), await stateOf(to, tables)];
  const different = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  if (different.length > 0)
    throw new BackupRefused(
      `These tables or sequences differ after the copy, so nothing was moved: ${different.join(', ')}. Report this error.`,
    );
}

/** Returns the count and the checksum of the rows of each table, and the state of each sequence. */
async function stateOf(query: Query, tables: readonly string[]): Promise<Record<string, string>> {
  const sequences = (await query<{ name: string }>(SEQUENCES)).map(({ name }) => name);
  // The sum of the hashes of the rows does not depend on their order.
  const selects = [
    ...tables.map((name) => ({
      name,
      select: `select count(*) || ' ' || coalesce(sum(hashtextextended((t.*)::text, 0)::numeric), 0) as state from "${name}" t`,
    })),
    ...sequences.map((name) => ({ name, select: `select last_value || ' ' || is_called as state from ${name}` })),
  ];
  const states: Record<string, string> = {};
  for (const { name, select } of selects) states[name] = (await query<{ state: string }>(select))[0]!.state;
  return states;
}
