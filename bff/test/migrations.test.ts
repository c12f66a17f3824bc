import type { EntityManager } from '@mikro-orm/sql';
import { expect, test } from 'vitest';
import { migrations, renamedMigrations } from '../src/platform/database/migrations/list.ts';
import { onEveryDatabase } from './fixtures/site.ts';

/** Created by migrations but not described by entities. Everything else must agree. */
const ONLY_IN_MIGRATIONS = {
  /** Accessed by SQL statements only: atomic upserts and counters. */
  tables: [
    'allowance_use',
    'api_call',
    'api_minute',
    'api_quota',
    'broken_picture',
    'change_version',
    'fixture_result',
    'passkey_ceremony',
    'player_result',
    'plugin_health',
    'quality_count',
    'recall_answer',
    'transfer',
  ],
  /** The entity has the id instead of a relation, because the relation is never navigated. */
  foreignKeys: ['admin_invitation_person_id_fkey', 'sync_item_run_id_fkey'],
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

onEveryDatabase('a database that recorded migrations under their former names', {}, (site) => {
  const executed = async (): Promise<string[]> => {
    const rows = await site().database.em().execute<{ name: string }[]>('select name from mikro_orm_migrations');
    return rows.map(({ name }) => name).sort();
  };

  test('keeps its rows, records the current names and runs no migration again', async () => {
    const em = site().database.em();
    for (const [former, present] of Object.entries(renamedMigrations))
      await em.execute('update mikro_orm_migrations set name = ? where name = ?', [former, present]);
    expect(await executed()).toEqual(expect.arrayContaining(Object.keys(renamedMigrations)));
    expect(await site().database.migrate()).toEqual({ applied: 0 });
    expect(await executed()).toEqual(migrations.map(({ name }) => name));
    expect(await em.execute('select id from person limit 1')).toHaveLength(1);
  });
});
