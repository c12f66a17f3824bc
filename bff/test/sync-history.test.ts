import type { Page, SyncDetail } from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import { SyncItem, SyncRun } from '../src/features/sync/runs/sync-run.entity.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { onOneDatabase } from './fixtures/site.ts';

const STATUSES = ['added', 'updated', 'failed'] as const;

onOneDatabase('the details of a run', {}, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });

  /** Stores an ended run with shown items, and a skipped one after every third of them. Returns the shown ones. */
  async function storeRun(count: number): Promise<{ id: number; details: SyncDetail[] }> {
    const em = site().database.em();
    const at = site().clock.now();
    const run = { kind: 'new-players', params: {}, startedBy: 'administrator', status: 'completed' } as const;
    const id = await em.insert(SyncRun, { ...run, planCursor: null, startedAt: at, endedAt: at });
    const details = Array.from({ length: count }, (_, at): SyncDetail => {
      const changeDetails = JSON.stringify({ country: null, position: null, teams: [`Club "${at}"`] });
      return { playerId: at, playerName: `Ödön ${at}`, entity: 'player', actionType: STATUSES[at % 3]!, changeDetails };
    });
    const items = details.flatMap(({ playerId, playerName, entity, actionType, changeDetails }, at) => {
      const item = { runId: id, entity, name: playerName, payload: {}, rowId: playerId, changeDetails, endedAt: null };
      const skipped = { ...item, key: `skipped ${at}`, seq: 2 * at + 1, status: 'skipped' as const };
      return [{ ...item, key: `shown ${at}`, seq: 2 * at, status: actionType }, ...(at % 3 === 2 ? [skipped] : [])];
    });
    if (items.length > 0) await em.insertMany(SyncItem, items);
    return { id, details };
  }

  const pathOf = (id: number): string => `/api/admin/sync-history/${id}`;

  // The server reads 500 items at once.
  test.each([0, 1, 2, 499, 500, 501, 1000, 1001])('are all %i items that were written, in order', async (count) => {
    const { id, details } = await storeRun(count);
    const answer = await admin.send(`${pathOf(id)}/details`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(answer.json<SyncDetail[]>()).toEqual(details);
  });

  test('have the same items as the pages', async () => {
    const { id, details } = await storeRun(7);
    const page = async (number: number) =>
      (await admin.send(`${pathOf(id)}/items?page=${number}&pageSize=4`)).json<Page<SyncDetail>>();
    const pages = [await page(1), await page(2)];
    expect(pages.flatMap(({ items }) => items)).toEqual(details);
    expect(pages.map(({ total }) => total)).toEqual([7, 7]);
  });

  test('are an empty object for an item without details, and null for one without a row', async () => {
    const { id } = await storeRun(1);
    await site().database.em().nativeUpdate(SyncItem, { runId: id }, { rowId: null, changeDetails: null });
    const [detail] = (await admin.send(`${pathOf(id)}/details`)).json<SyncDetail[]>();
    expect(detail).toMatchObject({ playerId: null, changeDetails: '{}' });
  });

  test.each(['details', 'items'])('of an unknown run are a 404: %s', async (call) => {
    const answer = await admin.send(`${pathOf(987_654)}/${call}`);
    expect([answer.status, answer.json()['code']]).toEqual([404, 'sync.notFound']);
  });
});
