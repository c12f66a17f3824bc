import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/sql';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { entities } from '../src/app/entities.ts';
import { operatorMessage } from '../src/app/operator-errors.ts';
import type { Database } from '../src/platform/database/database.ts';
import { SchemaRefused } from '../src/platform/database/migrate.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { writeDatabaseFiles } from './fixtures/database-files.ts';
import { createPostgres, onEveryDatabase, seededFiles } from './fixtures/site.ts';

/** Created by migrations but not described by entities. Everything else must agree. */
const ONLY_IN_MIGRATIONS = {
  /** Accessed by SQL statements only: atomic upserts and counters. */
  tables: [
    'api_call',
    'api_minute',
    'api_quota',
    'broken_picture',
    'change_version',
    'feedback_round',
    'fixture_result',
    'league',
    'league_entry',
    'passkey_ceremony',
    'player_result',
    'plugin_failure',
    'plugin_health',
    'plugin_round',
    'quality_count',
    'rate_limit',
    'recall_answer',
    'site_package',
    'transfer',
  ],
  /** The entity has the id instead of a relation, because the relation is never navigated. */
  foreignKeys: ['admin_invitation_person_id_fkey', 'league_entry_league_id_fkey', 'sync_item_run_id_fkey'],
  /** Triggers call functions that several tables share, which MikroORM cannot describe. */
  triggers: [
    'audit_log_only_grows',
    'catalogue_revision_only_grows',
    'category_revision_changes',
    'category_revision_only_grows',
    'person_changes',
    'plugin_changes',
    'plugin_version_changes',
    'team_changes',
  ],
  functions: ['audit_words'],
};

/** Returns the statements that would change the database's schema to that of the entities. */
async function differences(em: EntityManager): Promise<string[]> {
  const driver = em.getDriver();
  const sql = await driver.getPlatform().getSchemaGenerator(driver, em).getUpdateSchemaSQL({ wrap: false });
  return sql.split('\n').filter((line) => line !== '');
}

onEveryDatabase('the schema that the migrations produce', {}, (site) => {
  test('is the schema that the entities describe', async () => {
    const none = (): string[] => [];
    const found = { tables: none(), foreignKeys: none(), triggers: none(), functions: none() };
    const unexpected = (await differences(site().database.em())).filter((statement) => {
      const [, table] = /^drop table if exists "(\w+)" cascade;$/.exec(statement) ?? [];
      const [, foreignKey] = /^alter table "\w+" drop constraint "(\w+_fkey)";$/.exec(statement) ?? [];
      const [, trigger] = /^drop trigger if exists "(\w+)" on "\w+";$/.exec(statement) ?? [];
      const [, dropped] = /^drop function if exists "(\w+)"\(.*\);$/.exec(statement) ?? [];
      // MikroORM expects each trigger to have its own function.
      const ownFunction = dropped?.endsWith('_fn') ? undefined : dropped;
      if (table) found.tables.push(table);
      if (foreignKey) found.foreignKeys.push(foreignKey);
      if (trigger) found.triggers.push(trigger);
      if (ownFunction) found.functions.push(ownFunction);
      return !table && !foreignKey && !trigger && !dropped;
    });
    expect(unexpected).toEqual([]);
    for (const names of Object.values(found)) names.sort();
    expect(found).toEqual(ONLY_IN_MIGRATIONS);
  });
});

/** Opens a copy of the seeded database as the server does, without migrating it. */
type Open = () => Promise<Database>;

async function copyInFolder(): Promise<Open> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sl-unreleased-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  writeDatabaseFiles(join(dataDir, 'database'), seededFiles());
  return () => openDatabase({ databaseUrl: undefined, dataDir }, entities);
}

async function copyOnServer(): Promise<Open> {
  const databaseUrl = await createPostgres('template_site');
  return () => openDatabase({ databaseUrl, dataDir: '' }, entities);
}

/** Every column, and a hash of the rows of every table. */
async function contentOf(em: EntityManager): Promise<unknown[]> {
  const columns = await em.execute<{ table: string }[]>(
    `select table_name as table, column_name, data_type, column_default, is_nullable from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  );
  const rows = [];
  for (const table of new Set(columns.map((column) => column.table)))
    rows.push(await em.execute(`select md5(string_agg(t::text, ';' order by t::text)) as "${table}" from ${table} t`));
  return [columns, rows];
}

describe.each([
  { kind: 'a folder', copy: copyInFolder, available: true },
  { kind: 'PostgreSQL', copy: copyOnServer, available: inject('postgresUrl') !== '' },
])('a database of a build from before the first release, in $kind', ({ copy, available }) => {
  test.skipIf(!available)('is refused with one sentence and stays as it is', async () => {
    const open = await copy();
    const database = await open();
    const em = database.em();
    await em.execute('alter table person add column plays_for text');
    await em.execute("update mikro_orm_migrations set name = '0001-first-schema'");
    await em.execute("insert into mikro_orm_migrations (name) values ('0002-administration')");
    const before = await contentOf(em);

    const refusal: unknown = await database.migrate(() => Promise.reject(new Error('seeded'))).catch((why) => why);
    expect(refusal).toBeInstanceOf(SchemaRefused);
    expect((refusal as Error).message).toMatch(
      /^The database was created by a build from before the first release[^.]+\.$/,
    );
    expect(operatorMessage(refusal)).toBe((refusal as Error).message);
    await database.close();

    const reopened = await open();
    expect(await contentOf(reopened.em())).toEqual(before);
    await reopened.close();
  });
});
