import type { EntityManager } from '@mikro-orm/sql';

/** What processes keep in memory and must follow. */
export type Topic = 'catalogue' | 'registry';

/** How often each topic has changed; what is read afterwards is at least as new. */
export async function changeVersions(em: EntityManager): Promise<Record<Topic, number>> {
  const rows = await em.execute<{ topic: Topic; version: number }[]>('select topic, version from change_version');
  return Object.fromEntries(rows.map(({ topic, version }) => [topic, version])) as Record<Topic, number>;
}
