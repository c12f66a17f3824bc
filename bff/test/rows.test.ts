import { expect, test } from 'vitest';
import { Person, Team } from '../src/features/people/entities.ts';
import { readRows } from '../src/platform/database/row.ts';
import { onEveryDatabase } from './fixtures/site.ts';

onEveryDatabase('readRows', {}, (site) => {
  test.each([
    ['teams', Team, ['id']],
    ['people', Person, ['kind', 'id']],
  ] as const)('returns the rows of %s as their entities have them, in the same order', async (_, entity, order) => {
    const em = site().database.em();
    await em.execute("update person set edited_at = '2026-02-03T04:05:06.789Z' where kind = 'player' and id = 101");
    const rows = await readRows(em, entity, order);
    const orderBy = order.map((column) => ({ [column]: 'asc' }));
    const entities = await em.find(entity as never, {}, { orderBy: orderBy as never });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(entities.map((found) => ({ ...(found as object) })));
    expect(Object.getPrototypeOf(rows[0])).toBe(Object.prototype);
    expect(await readRows(em, entity, order, 97)).toEqual(rows);
  });

  test.each([1, 2, 3, 4])('reads a table of three rows %i at once', async (rowsAtOnce) => {
    const em = site().database.em();
    await em.execute('delete from person where (kind, id) not in (select kind, id from person limit 3)');
    expect(await readRows(em, Person, ['kind', 'id'], rowsAtOnce)).toHaveLength(3);
  });
});
