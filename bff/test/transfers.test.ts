import { randomBytes } from 'node:crypto';
import { TRANSFER_BYTES, TRANSFER_TYPE, type OpenedTransfer } from '@soccer-legends/contracts';
import { beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '../src/platform/environment/clock.ts';
import { onOneDatabase } from './fixtures/site.ts';

const HOUR = 60 * MINUTE_MS;
const FORGED = 600;
const AT_ONCE = 50;
const newId = (): string => randomBytes(16).toString('hex');

onOneDatabase('a transfer to another device', {}, (site) => {
  beforeEach(async () => {
    await site().database.em().execute('delete from transfer');
    site().clock.advance(HOUR);
  });

  const store = (id: string, body: Buffer | string, { from = '127.0.0.1', type = TRANSFER_TYPE } = {}) =>
    site().send(`/api/transfers/${id}`, { method: 'POST', body, from, headers: { 'content-type': type } });
  const open = (id: string, from = '127.0.0.1') => site().send(`/api/transfers/${id}/open`, { method: 'POST', from });
  const rows = async (): Promise<number> => {
    const [found] = await site().database.em().execute<{ count: number }[]>('select count(*)::int from transfer');
    return found!.count;
  };

  test('is opened once, with the bytes that were stored', async () => {
    const [id, sealed] = [newId(), randomBytes(TRANSFER_BYTES)];
    expect((await store(id, sealed)).status).toBe(204);
    const opened = await open(id);
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(Buffer.from(opened.json<OpenedTransfer & object>().sealed, 'base64').equals(sealed)).toBe(true);
    const again = await open(id);
    expect([again.status, again.json()['code']]).toEqual([404, 'transfer.notFound']);
    expect(await rows()).toBe(0);
  });

  test('is opened once by two devices at the same moment', async () => {
    const id = newId();
    await store(id, Buffer.from('sealed'));
    const statuses = (await Promise.all([open(id), open(id)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 404]);
  });

  test.each([
    ['just before 15 minutes', 15 * MINUTE_MS - 1, 200],
    ['after 15 minutes', 15 * MINUTE_MS, 404],
  ])('%s responds with the right status', async (_when, ms, status) => {
    const id = newId();
    await store(id, Buffer.from('sealed'));
    site().clock.advance(ms);
    expect((await open(id)).status).toBe(status);
  });

  test('does not replace another season', async () => {
    const id = newId();
    await store(id, Buffer.from('first'));
    const second = await store(id, Buffer.from('second'));
    expect([second.status, second.json()['code']]).toEqual([409, 'transfer.exists']);
    expect(Buffer.from((await open(id)).json<OpenedTransfer & object>().sealed, 'base64').toString()).toBe('first');
  });

  test.each<[string, string, Buffer, string, number]>([
    ['an id of another length', 'abc', Buffer.from('x'), TRANSFER_TYPE, 400],
    ['an id that is not hexadecimal', 'Z'.repeat(32), Buffer.from('x'), TRANSFER_TYPE, 400],
    ['JSON', newId(), Buffer.from('{}'), 'application/json', 415],
    ['another media type', newId(), Buffer.from('x'), 'application/octet-stream', 415],
    ['an empty body', newId(), Buffer.alloc(0), TRANSFER_TYPE, 415],
    ['too many bytes', newId(), Buffer.alloc(TRANSFER_BYTES + 1), TRANSFER_TYPE, 413],
  ])('is rejected with %s', async (_what, id, body, type, status) => {
    expect((await store(id, body, { type })).status).toBe(status);
    expect(await rows()).toBe(0);
  });

  test('is accepted only by its own route', async () => {
    const sending = { method: 'POST', body: Buffer.from('x'), headers: { 'content-type': TRANSFER_TYPE } };
    expect((await site().send('/api/feedback', sending)).status).toBe(415);
  });

  test('is stored at most ten times an hour for a network', async () => {
    const statuses: number[] = [];
    for (let visitor = 1; visitor <= 12; visitor++)
      statuses.push((await store(newId(), Buffer.from('x'), { from: `127.2.0.${visitor}` })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(204), 429, 429]);
    site().clock.advance(HOUR);
    expect((await store(newId(), Buffer.from('x'), { from: '127.2.0.1' })).status).toBe(204);
  });

  test('cannot be guessed: a network has 30 attempts an hour', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 32; attempt++) statuses.push((await open(newId(), '127.3.0.1')).status);
    expect(statuses).toEqual([...Array<number>(30).fill(404), 429, 429]);
  });

  test('is limited in number: 600 forged seasons leave about 500 rows, which are deleted after 15 minutes', async () => {
    const counted = new Map<number, number>();
    for (let batch = 0; batch < FORGED / AT_ONCE; batch++) {
      const sent = Array.from({ length: AT_ONCE }, (_, index) =>
        store(newId(), Buffer.from('forged'), { from: `127.${10 + Math.floor(batch / 5)}.${index}.1` }),
      );
      for (const { status } of await Promise.all(sent)) counted.set(status, (counted.get(status) ?? 0) + 1);
    }
    expect([...counted.values()].reduce((sum, count) => sum + count)).toBe(FORGED);
    expect(counted.get(204)).toBe(await rows());
    expect(await rows()).toBeGreaterThanOrEqual(500);
    // Concurrent inserts do not count each other.
    expect(await rows()).toBeLessThan(500 + AT_ONCE);
    expect(counted.get(503)).toBe(FORGED - (counted.get(204) ?? 0));
    site().clock.advance(15 * MINUTE_MS);
    expect((await store(newId(), Buffer.from('x'), { from: '127.90.0.1' })).status).toBe(204);
    expect(await rows()).toBe(1);
  });
});
