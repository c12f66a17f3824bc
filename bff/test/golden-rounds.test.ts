import { randomBytes } from 'node:crypto';
import type { GoldenRound, GoldenRounds, Problem, PublishReceipt } from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import type { Administrator } from './fixtures/administrator.ts';
import { pluginArchive } from './fixtures/plugin-archive.ts';
import type { Answer } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';

const PLUGIN = '/api/admin/plugins/corner-flag';

function round(score: number): GoldenRound {
  return { deal: null, seed: 1, moves: [], result: { outcome: 'win', score, roundsWon: 1, roundsTotal: 1 } };
}

onOneDatabase('the golden rounds of a plugin', {}, (site) => {
  let admin: Administrator;
  const publish = (version: string, rounds: unknown): Promise<Answer> => {
    const files = rounds === undefined ? {} : { 'golden-rounds.json': JSON.stringify(rounds) };
    const headers = { 'content-type': 'application/zip' };
    return admin.send('/api/admin/plugins', { method: 'POST', headers, body: pluginArchive({ version, files }) });
  };
  const read = async (): Promise<GoldenRounds> => (await admin.send(`${PLUGIN}/golden-rounds`)).json<GoldenRounds>();

  beforeAll(async () => {
    admin = await site().signIn();
  });

  test('are those of the newest version with rounds, until it is withdrawn', async () => {
    expect(await read()).toEqual({ version: null, rounds: [] });
    for (const [version, rounds] of [
      ['1.0.0', [round(10)]],
      ['1.1.0', [round(20)]],
      ['1.2.0', undefined],
    ] as const)
      expect((await publish(version, rounds)).status).toBe(201);
    expect(await read()).toEqual({ version: '1.1.0', rounds: [round(20)] });
    const body = { version: '1.1.0', reason: 'a test' };
    const withdrawn = await admin.send(`${PLUGIN}/withdraw-version`, { method: 'POST', body });
    expect(withdrawn.status, withdrawn.text).toBe(200);
    expect(await read()).toEqual({ version: '1.0.0', rounds: [round(10)] });
  });

  test('are not a part of the build, so the same build with other rounds is the same version', async () => {
    const again = await publish('1.0.0', [round(11)]);
    expect([again.status, again.json<PublishReceipt>().files]).toEqual([200, 9]);
    const { release } = again.json<PublishReceipt>();
    expect((await site().send(`/plugins/corner-flag/${release}/golden-rounds.json`)).status).toBe(404);
  });

  test('of more than 256 kB are refused', async () => {
    const refused = await publish('1.3.0', [{ ...round(1), deal: randomBytes(200_000).toString('base64') }]);
    expect([refused.status, refused.json<Problem>().code]).toEqual([413, 'plugin.archive.tooLarge']);
  });
});
