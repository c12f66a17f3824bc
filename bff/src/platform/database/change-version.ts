import type { EntityManager } from '@mikro-orm/sql';

/** Data that each process caches in memory. */
export type Topic = 'catalogue' | 'registry';

export interface VersionSpan {
  from: number;
  to: number;
}

/** Returns the number of changes of each topic. Data that is read afterwards is at least as new. */
export async function changeVersions(em: EntityManager): Promise<Record<Topic, number>> {
  const rows = await em.execute<{ topic: Topic; version: number }[]>('select topic, version from change_version');
  return Object.fromEntries(rows.map(({ topic, version }) => [topic, version])) as Record<Topic, number>;
}

/** Returns the number of changes of a topic. No other transaction can change the topic until this one ends. */
export async function lockChangeVersion(em: EntityManager, topic: Topic): Promise<number> {
  const [row] = await em.execute<{ version: number }[]>(
    'select version from change_version where topic = ? for update',
    [topic],
  );
  return row!.version;
}
