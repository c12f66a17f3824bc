import type { EntityManager } from '@mikro-orm/sql';
import { PluginHistory } from './plugin.entities.ts';

/** Returns the ids of all withdrawn versions, or those of one plugin. Withdrawing a version is final. */
export async function withdrawnVersions(em: EntityManager, key?: string): Promise<ReadonlySet<number>> {
  const where = { action: 'withdrawVersion' as const, ...(key === undefined ? {} : { key }) };
  const rows = await em.find(PluginHistory, where, { fields: ['version'] });
  return new Set(rows.flatMap(({ version }) => version?.id ?? []));
}
