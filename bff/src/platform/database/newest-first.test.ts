import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newestFirst, type ReadRange } from './newest-first.ts';

type Row = { id: number };

const listOf =
  (ids: readonly number[]): ReadRange<Row> =>
  ({ id }, order, limit) => {
    const rows = ids
      .filter((own) => id === undefined || ('$lt' in id ? own < id.$lt : own > id.$gt))
      .toSorted((one, other) => (order === 'asc' ? one - other : other - one))
      .map((own) => ({ id: own }));
    return Promise.resolve(rows.slice(0, limit));
  };

const lists = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 40 });
const pageSizes = fc.integer({ min: 1, max: 9 });

test('the pages of older rows contain every row once, newest first', async () => {
  await fc.assert(
    fc.asyncProperty(lists, pageSizes, async (ids, pageSize) => {
      const seen: number[] = [];
      let page = await newestFirst(listOf(ids), pageSize, {});
      expect(page.newer).toBeNull();
      for (;;) {
        seen.push(...page.items.map(({ id }) => id));
        if (page.older === null) break;
        page = await newestFirst(listOf(ids), pageSize, { before: page.older });
      }
      expect(seen).toEqual(ids.toSorted((one, other) => other - one));
    }),
  );
});

test('the pages of newer rows lead back to the newest page, without a gap', async () => {
  await fc.assert(
    fc.asyncProperty(lists, pageSizes, fc.nat({ max: 201 }), async (ids, pageSize, before) => {
      const seen = new Set<number>();
      let page = await newestFirst(listOf(ids), pageSize, { before });
      for (;;) {
        for (const { id } of page.items) seen.add(id);
        if (page.newer === null) break;
        page = await newestFirst(listOf(ids), pageSize, { after: page.newer });
      }
      for (const id of ids.filter((own) => own >= before)) expect(seen).toContain(id);
    }),
  );
});
