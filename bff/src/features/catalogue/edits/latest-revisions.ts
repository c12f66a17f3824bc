import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import type { Person } from './loaded-person.ts';
import { CatalogueRevision } from './revision.entities.ts';

type LatestRevision = Pick<CatalogueRevision, 'kind' | 'personId'> & { latest: number };

/** Returns the ids of the latest revisions of people or clubs, in their order; 0 for one without revisions. */
export async function latestRevisions(em: EntityManager, people: readonly Person[]): Promise<number[]> {
  if (people.length === 0) return [];
  const rows = await em
    .createQueryBuilder(CatalogueRevision)
    .select(['kind', 'personId', raw('max(id) as latest')])
    .where({ $or: people.map(({ kind, id }) => ({ kind, personId: id })) })
    .groupBy(['kind', 'personId'])
    .execute<LatestRevision[]>('all');
  const latestOf = new Map(rows.map(({ kind, personId, latest }) => [`${kind} ${personId}`, latest]));
  return people.map(({ kind, id }) => latestOf.get(`${kind} ${id}`) ?? 0);
}
