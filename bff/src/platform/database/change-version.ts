import type { EntityManager } from '@mikro-orm/sql';

/** Data that processes cache in memory and must keep up to date. */
export type Topic = 'catalogue' | 'registry';

/** Returns how often each topic has changed. Data that is read afterwards is at least as new. */
export async function changeVersions(em: EntityManager): Promise<Record<Topic, number>> {
  const rows = await em.execute<{ topic: Topic; version: number }[]>('select topic, version from change_version');
  return Object.fromEntries(rows.map(({ topic, version }) => [topic, version])) as Record<Topic, number>;
}
