import type { EntityManager } from '@mikro-orm/sql';

/** Data that processes cache in memory and must keep up to date. */
export type Topic = 'catalogue' | 'registry';

/** The versions of a topic before and after a transaction. */
export interface VersionSpan {
  from: number;
  to: number;
}

/** Returns how often each topic has changed. Data that is read afterwards is at least as new. */
export async function changeVersions(em: EntityManager): Promise<Record<Topic, number>> {
  const rows = await em.execute<{ topic: Topic; version: number }[]>('select topic, version from change_version');
  return Object.fromEntries(rows.map(({ topic, version }) => [topic, version])) as Record<Topic, number>;
}

/** Returns how often a topic has changed. No other transaction can change it until this one ends. */
export async function lockChangeVersion(em: EntityManager, topic: Topic): Promise<number> {
  const [row] = await em.execute<{ version: number }[]>(
    'select version from change_version where topic = ? for update',
    [topic],
  );
  return row!.version;
}
