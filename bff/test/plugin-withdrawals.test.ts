import type { PluginDetail } from '@soccer-legends/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { AuditEntry } from '../src/features/audit/audit-entry.entity.ts';
import { Bus } from '../src/platform/events/bus.ts';
import { codeOf, PluginDesk } from './fixtures/plugin-desk.ts';
import type { Answer } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';

onOneDatabase('withdrawing', {}, (site) => {
  let desk: PluginDesk;
  const received: string[] = [];
  beforeAll(async () => {
    desk = await PluginDesk.open(site());
    await desk.publish();
    await desk.release('1.0.0');
    site()
      .app.get(Bus)
      .subscribe((change) => received.push(change.type));
  });

  describe('withdrawing a version', () => {
    const withdraw = (key: string, version: string): Promise<Answer> =>
      desk.post(`${key}/withdraw-version`, { version, reason: 'It shows wrong answers.' });
    const entryOf = (versions: PluginDetail['versions'], version: string): string =>
      `/plugins/taken-back/${versions.find((one) => one.version === version)!.release}/remoteEntry.js`;

    test('removes the game from the hub if it was the first version, and stops serving its files', async () => {
      await desk.publish({ key: 'taken-back' });
      await desk.release('1.0.0', {}, 'taken-back');
      const address = (await desk.listed('taken-back'))!.remote.entry;
      expect((await site().send(address)).status).toBe(200);
      const after = (await withdraw('taken-back', '1.0.0')).json<PluginDetail>();
      expect([after.live, after.versions[0]!.withdrawn]).toEqual([null, true]);
      expect(await desk.listed('taken-back')).toBeUndefined();
      expect((await site().send(address)).status).toBe(404);
      expect(codeOf(await desk.release('1.0.0', {}, 'taken-back'))).toBe('plugin.versionWithdrawn');
      expect(codeOf(await desk.post('taken-back/stage', { version: '1.0.0', share: 10, reason: 'Again.' }))).toBe(
        'plugin.versionWithdrawn',
      );
    });

    test('is repaired by the next version', async () => {
      for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
        await desk.publish({ key: 'taken-back', version });
        await desk.release(version, {}, 'taken-back');
      }
      expect((await desk.listed('taken-back'))?.version).toBe('1.3.0');
    });

    test('makes the newest version live that was live before and is not withdrawn', async () => {
      await withdraw('taken-back', '1.2.0');
      const after = (await withdraw('taken-back', '1.3.0')).json<PluginDetail>();
      expect([after.live?.version, after.previous]).toEqual(['1.1.0', null]);
      expect((await desk.listed('taken-back'))?.version).toBe('1.1.0');
      expect((await site().send(entryOf(after.versions, '1.2.0'))).status).toBe(404);
      expect((await site().send(entryOf(after.versions, '1.1.0'))).status).toBe(200);
      expect(codeOf(await desk.post('taken-back/rollback', { reason: 'It is worse.' }))).toBe(
        'plugin.nothingToRollBackTo',
      );
    });

    test('leaves nothing to roll back to if the earlier versions had replaced each other', async () => {
      for (const version of ['1.0.0', '1.1.0', '1.0.0', '1.2.0']) {
        await desk.publish({ key: 'back-and-forth', version });
        await desk.release(version, {}, 'back-and-forth');
      }
      await withdraw('back-and-forth', '1.0.0');
      expect((await desk.detail('back-and-forth')).previous?.version).toBe('1.1.0');
      await withdraw('back-and-forth', '1.1.0');
      const { live, previous } = await desk.detail('back-and-forth');
      expect([live?.version, previous]).toEqual(['1.2.0', null]);
      expect(codeOf(await desk.post('back-and-forth/rollback', { reason: 'It is worse.' }))).toBe(
        'plugin.nothingToRollBackTo',
      );
    });

    test('ends its staging, and changes nothing when repeated', async () => {
      await desk.publish({ key: 'taken-back', version: '1.4.0' });
      await desk.post('taken-back/stage', { version: '1.4.0', share: 50, reason: 'Try it.' });
      expect((await withdraw('taken-back', '1.4.0')).json<PluginDetail>().candidate).toBeNull();
      await withdraw('taken-back', '1.4.0');
      const where = { action: 'plugin.withdrawVersion', target: 'taken-back' };
      expect(await site().database.em().count(AuditEntry, where)).toBe(4);
    });
  });

  describe('a withdrawal', () => {
    test('hides the plugin from all visitors until it is restored', async () => {
      const files = (await desk.listed())!.remote;
      received.length = 0;
      const answer = await desk.post('corner-flag/withdraw', { reason: 'It insults people.' });
      expect(answer.json<PluginDetail>().withdrawnAt).toBe('2026-11-21T12:00:00.000Z');
      expect(await desk.listed()).toBeUndefined();
      expect((await site().send(files.entry)).status).toBe(404);
      expect(received).toEqual(['registry', 'withdrawn']);
      expect(codeOf(await desk.release('1.0.0'))).toBe('plugin.withdrawn');
      expect(codeOf(await desk.post('corner-flag/rollback', { reason: 'It is worse.' }))).toBe('plugin.withdrawn');
      await desk.post('corner-flag/restore', { reason: 'It was mended.' });
      expect(received).toEqual(['registry', 'withdrawn', 'registry', 'withdrawn']);
      expect((await desk.listed())?.version).toBe('1.0.0');
      expect((await site().send(files.entry)).status).toBe(200);
    });

    test('is recorded once when requested twice', async () => {
      const count = async (): Promise<number> =>
        site().database.em().count(AuditEntry, { action: 'plugin.withdraw', target: 'taken-back' });
      await desk.post('taken-back/withdraw', { reason: 'Once.' });
      await desk.post('taken-back/withdraw', { reason: 'Twice.' });
      expect(await count()).toBe(1);
    });
  });
});
