import { get, type IncomingMessage } from 'node:http';
import type { FactEditors, FactSheet } from '@soccer-legends/contracts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Administrator } from './fixtures/administrator.ts';
import { onOneDatabase } from './fixtures/site.ts';

const PATH = '/api/admin/facts/players/101';

onOneDatabase('open editors', {}, (site) => {
  let ana: Administrator;
  let bo: Administrator;
  const open: IncomingMessage[] = [];
  beforeAll(async () => {
    [ana, bo] = [await site().signIn(), await site().signIn()];
  });
  afterEach(() => {
    for (const response of open.splice(0)) response.destroy();
  });
  /** Opens the stream of an editor. Returns a function that reads the latest event. */
  const edit = async ({ cookie }: Administrator, path = PATH) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${site().url}${path}/editors`, { agent: false, headers: { cookie } }, resolve).on('error', reject);
    });
    open.push(response);
    let text = '';
    response.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const latest = (): FactEditors | undefined => {
      const data = [...text.matchAll(/event: editors\ndata: (.*)\n\n/g)].at(-1)?.[1];
      return data === undefined ? undefined : (JSON.parse(data) as FactEditors);
    };
    return { response, latest };
  };

  test('of one player are listed to each other until one closes', async () => {
    const first = await edit(ana);
    await expect.poll(first.latest).toEqual({ version: 0, others: [] });
    const second = await edit(bo);
    await expect.poll(second.latest).toEqual({ version: 0, others: ['administrator'] });
    await expect.poll(first.latest).toEqual({ version: 0, others: ['administrator'] });
    await edit(bo, '/api/admin/facts/players/102');
    second.response.destroy();
    await expect.poll(first.latest).toEqual({ version: 0, others: [] });
  });

  test('do not count other tabs of the same session', async () => {
    await edit(ana);
    const second = await edit(ana);
    await expect.poll(second.latest).toEqual({ version: 0, others: [] });
  });

  test('receive the new version when someone saves the same player', async () => {
    const [own, other] = [await edit(ana), await edit(bo, '/api/admin/facts/players/102')];
    const body = { version: 0, fields: { number: 11 } };
    const { version } = (await bo.send(PATH, { method: 'PATCH', body })).json<FactSheet>();
    expect(version).toBeGreaterThan(0);
    await expect.poll(own.latest).toEqual({ version, others: [] });
    await expect.poll(other.latest).toEqual({ version: 0, others: [] });
  });

  test('of an unknown person are rejected', async () => {
    expect((await ana.send('/api/admin/facts/players/987654/editors')).status).toBe(404);
  });
});
