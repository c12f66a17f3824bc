import type { EntityManager } from '@mikro-orm/sql';
import type { CategoryEdit } from './category-revision.entity.ts';

/** Returns the current edits by group id, without groups that equal those of the data set. */
export async function readCategoryEdits(em: EntityManager): Promise<ReadonlyMap<string, CategoryEdit>> {
  // Raw SQL: the entity manager has no `distinct on`.
  const rows = await em.execute<{ category: string; edit: CategoryEdit | null }[]>(
    'select distinct on (category) category, edit from category_revision order by category, id desc',
  );
  return new Map(rows.flatMap(({ category, edit }) => (edit ? [[category, edit] as const] : [])));
}
