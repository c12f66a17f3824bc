import type {
  PluginDetail,
  PluginHistoryEntry,
  PluginOverview,
  PublishPlan,
  PublishReceipt,
} from '@soccer-legends/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { AuditEntry } from '../src/features/audit/audit-entry.entity.ts';
import { Bus } from '../src/platform/events/bus.ts';
import { PluginVersion } from '../src/features/plugins/registry/plugin.entities.ts';
import { BundledPlugins } from '../src/features/plugins/publish/bundled-plugins.ts';
import { codeOf, PluginDesk, PLUGINS } from './fixtures/plugin-desk.ts';
import { onOneDatabase } from './fixtures/site.ts';

onOneDatabase('publishing', { plugins: (folder) => folder.build('penalty-kick') }, (site) => {
  let desk: PluginDesk;
  const received: string[] = [];
  beforeAll(async () => {
    desk = await PluginDesk.open(site());
    site()
      .app.get(Bus)
      .subscribe((change) => received.push(change.type));
  });

  describe('a version', () => {
    test('is published once without going live, and returns the same receipt again', async () => {
      const plan = (await desk.publish({}, `${PLUGINS}/plan`)).json<PublishPlan>();
      expect(plan).toMatchObject({ action: 'newPlugin', live: null, route: '/corner-flag', files: 9 });
      const first = await desk.publish();
      const receipt = first.json<PublishReceipt>();
      expect(first.status).toBe(201);
      expect(receipt).toMatchObject({
        key: 'corner-flag',
        version: '1.0.0',
        created: true,
        files: 9,
        publishedBy: 'administrator',
        release: plan.release,
        contentHash: plan.contentHash,
        compatibility: { verdict: 'compatible' },
      });
      const again = await desk.publish();
      expect([again.status, again.json()]).toEqual([200, { ...receipt, created: false }]);
      expect(await desk.listed()).toBeUndefined();
      expect((await desk.publish({}, `${PLUGINS}/plan`)).json()).toMatchObject({ action: 'alreadyPublished' });
    });

    test('rejects different content', async () => {
      const answer = await desk.publish({ files: { 'remoteEntry.js': 'export default "other"' } });
      expect([answer.status, codeOf(answer)]).toEqual([409, 'plugin.versionExists']);
      expect(await site().database.em().find(PluginVersion, { key: 'corner-flag' })).toHaveLength(1);
    });

    test('reserves its key before it is live', async () => {
      expect(codeOf(await desk.publish({ key: 'thief', changes: { route: '/corner-flag' } }))).toBe(
        'plugin.addressTaken',
      );
    });
  });

  describe('a release', () => {
    test('is listed at once, and open pages receive an event', async () => {
      received.length = 0;
      const answer = await desk.release('1.0.0', { expectedLive: null });
      expect(answer.json<PluginDetail>()).toMatchObject({ live: { version: '1.0.0' }, previous: null });
      expect((await desk.listed())?.version).toBe('1.0.0');
      expect(received).toContain('registry');
      const files = (await desk.listed())!.remote;
      expect((await site().send(files.entry)).text).toContain('corner-flag 1.0.0');
    });

    test('is rejected if another version is live than the client expects', async () => {
      await desk.publish({ version: '1.1.0' });
      const { live } = await desk.detail();
      expect(codeOf(await desk.release('1.1.0', { expectedLive: '0.9.0-00000000' }))).toBe('plugin.releaseConflict');
      expect(codeOf(await desk.release('1.1.0', { expectedLive: null }))).toBe('plugin.releaseConflict');
      expect((await desk.release('1.1.0', { expectedLive: live!.release })).status).toBe(200);
      expect((await desk.listed())?.version).toBe('1.1.0');
    });

    test('is what makes the files of a version available: not its publication', async () => {
      const { release: published } = (await desk.publish({ version: '1.2.0' })).json<PublishReceipt>();
      const address = `/plugins/corner-flag/${published}/remoteEntry.js`;
      expect((await site().send(address)).status).toBe(404);
      await desk.post('corner-flag/stage', { version: '1.2.0', share: 10, reason: 'Try it.' });
      expect((await site().send(address)).status).toBe(200);
      await desk.post('corner-flag/stage', { version: '1.2.0', share: 0, reason: 'Enough.' });
      expect((await site().send(address)).status).toBe(200);
    });

    test('keeps serving the files of the previous version', async () => {
      const before = (await desk.detail()).versions.find(({ version }) => version === '1.0.0')!;
      const file = await site().send(`/plugins/corner-flag/${before.release}/remoteEntry.js`);
      expect([file.status, file.text.includes('1.0.0')]).toEqual([200, true]);
    });

    test.each([
      ['a version that was never published', '9.9.9', {}, 404, 'plugin.versionNotFound'],
      ['another content than published', '1.0.0', { contentHash: '00000000' }, 404, 'plugin.versionNotFound'],
      ['no reason', '1.0.0', { reason: '' }, 400, 'request.invalid'],
      ['a reason of two lines', '1.0.0', { reason: 'It is\nbetter.' }, 400, 'request.invalid'],
      ['a reason that nobody sees', '1.0.0', { reason: '\u202e\u2066\u2028\u3164' }, 400, 'request.invalid'],
    ])('is rejected for %s', async (_what, version, more, status, code) => {
      const answer = await desk.release(version, more);
      expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    });

    test('is rejected if the shell is too old', async () => {
      await desk.publish({ version: '3.0.0', changes: { sdk: '>=1', builtAgainst: '1.9.0' } });
      const version = (await desk.detail()).versions.find((one) => one.version === '3.0.0')!;
      expect(version.compatibility).toEqual({ verdict: 'incompatible', reasons: ['shellTooOld'] });
      expect(codeOf(await desk.release('3.0.0'))).toBe('plugin.incompatible');
    });

    test('is rejected if another plugin owns the route', async () => {
      await desk.publish({ key: 'late-one', changes: { route: '/shared-route' } });
      await desk.publish({ key: 'fast-one', changes: { route: '/shared-route' } });
      expect((await desk.release('1.0.0', {}, 'fast-one')).status).toBe(200);
      expect(codeOf(await desk.release('1.0.0', {}, 'late-one'))).toBe('plugin.addressTaken');
    });
  });

  describe('a rollback', () => {
    test('goes back one version at a time until there is no previous one', async () => {
      await desk.publish({ version: '1.2.0' });
      await desk.release('1.2.0');
      const versions: (string | undefined)[] = [];
      for (let count = 0; count < 2; count += 1) {
        expect((await desk.post('corner-flag/rollback', { reason: 'It is worse.' })).status).toBe(200);
        versions.push((await desk.listed())?.version);
      }
      expect(versions).toEqual(['1.1.0', '1.0.0']);
      const last = await desk.post('corner-flag/rollback', { reason: 'It is worse.' });
      expect([last.status, codeOf(last)]).toEqual([409, 'plugin.nothingToRollBackTo']);
    });

    test('is recorded in the history and in the audit log with actor and reason', async () => {
      const history = (await desk.admin.send(`${PLUGINS}/corner-flag/history`)).json<PluginHistoryEntry[]>();
      expect(history[0]).toMatchObject({
        action: 'rollback',
        actor: 'administrator',
        reason: 'It is worse.',
        version: { version: '1.0.0' },
        previous: { version: '1.1.0' },
        comparison: null,
      });
      const [entry] = await site()
        .database.em()
        .find(AuditEntry, { action: 'plugin.rollback' }, { orderBy: { id: 'desc' } });
      expect(entry).toMatchObject({ target: 'corner-flag', outcome: 'done', reason: 'It is worse.' });
      expect(entry!.requestId).toMatch(/^[\w-]{8,64}$/);
    });
  });

  describe('ten concurrent requests', () => {
    test('publish one version once and return the same receipt', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => desk.publish({ key: 'busy-one' })));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(new Set(answers.map((answer) => answer.json<PublishReceipt>().release)).size).toBe(1);
      expect(await site().database.em().find(PluginVersion, { key: 'busy-one' })).toHaveLength(1);
    });

    test('publish one version with ten contents: one succeeds, nine are rejected', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          desk.publish({ key: 'busy-one', version: '2.0.0', files: { 'assets/own.txt': `content ${index}` } }),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    });

    test('release with the same expectation: one succeeds, and the list agrees with the history', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          desk.release(index % 2 ? '1.0.0' : '2.0.0', { expectedLive: null }, 'busy-one'),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
      const { live } = await desk.detail('busy-one');
      const history = (await desk.admin.send(`${PLUGINS}/busy-one/history`)).json<PluginHistoryEntry[]>();
      expect(history.filter(({ action }) => action === 'release')).toHaveLength(1);
      expect((await desk.listed('busy-one'))?.version).toBe(live!.version);
    });

    test('the list agrees with the table after ten concurrent publications and releases', async () => {
      await Promise.all(
        Array.from({ length: 10 }, async (_, index) => {
          const version = `3.${index}.0`;
          await desk.publish({ key: 'busy-one', version });
          await desk.release(version, {}, 'busy-one');
        }),
      );
      const { live, versions } = await desk.detail('busy-one');
      expect(versions).toHaveLength(12);
      expect((await desk.listed('busy-one'))?.version).toBe(live!.version);
    });
  });

  describe('a bundled plugin', () => {
    const restart = async (): Promise<void> => {
      await site().app.get(BundledPlugins).publishAll();
    };
    const rebuild = (version: string): void => {
      site().plugins.build('penalty-kick', { version }, { 'remoteEntry.js': `export default "${version}"` });
    };

    test('releases new builds until a person chooses the live version', async () => {
      rebuild('1.3.0');
      await restart();
      expect((await desk.listed('penalty-kick'))?.version).toBe('1.3.0');
      expect(await desk.detail('penalty-kick')).toMatchObject({
        followsBundle: true,
        origin: 'bundled',
        versionCount: 2,
      });
    });

    test('keeps the version that a person released after a restart and a new build', async () => {
      await desk.post('penalty-kick/rollback', { reason: 'The new one is broken.' });
      expect((await desk.listed('penalty-kick'))?.version).toBe('1.2.3');
      await restart();
      expect((await desk.listed('penalty-kick'))?.version).toBe('1.2.3');
      rebuild('1.4.0');
      await restart();
      const { live, followsBundle, newest } = await desk.detail('penalty-kick');
      expect([live!.version, followsBundle, newest.version]).toEqual(['1.2.3', false, '1.4.0']);
    });

    test('accepts uploads, and keeps a released upload when its folder is removed', async () => {
      await desk.publish({ key: 'penalty-kick', version: '2.0.0' });
      await desk.release('2.0.0', {}, 'penalty-kick');
      site().plugins.remove('penalty-kick');
      await site().app.get(BundledPlugins).follow();
      await site().app.get(BundledPlugins).follow();
      expect((await desk.listed('penalty-kick'))?.version).toBe('2.0.0');
    });
  });

  test('lists the live version and health of every plugin for the console', async () => {
    const overviews = (await desk.admin.send(PLUGINS)).json<PluginOverview[]>();
    expect(overviews.map(({ key }) => key)).toContain('late-one');
    expect(overviews.find(({ key }) => key === 'late-one')).toMatchObject({ live: null, candidate: null });
    expect(overviews.find(({ key }) => key === 'corner-flag')).toMatchObject({
      names: { en: 'Penalty Kick' },
      isActive: true,
      origin: 'uploaded',
      versionCount: 4,
      live: {
        version: '1.0.0',
        files: 9,
        health: { loads: 0, failures: 0, errors: 0, medianReadyMs: null, uncaught: 0 },
      },
    });
  });

  test.each([
    ['GET', PLUGINS],
    ['GET', `${PLUGINS}/corner-flag`],
    ['GET', `${PLUGINS}/corner-flag/history`],
    ['GET', `${PLUGINS}/corner-flag/tokens`],
    ['POST', `${PLUGINS}/corner-flag/release`],
    ['POST', `${PLUGINS}/corner-flag/rollback`],
    ['POST', `${PLUGINS}/corner-flag/withdraw`],
    ['POST', `${PLUGINS}/corner-flag/withdraw-version`],
    ['POST', `${PLUGINS}/corner-flag/tokens`],
    ['POST', `${PLUGINS}/corner-flag/dev-override`],
  ])('rejects %s %s without a session', async (method, path) => {
    const answer = await site().send(path, { method, ...(method === 'POST' ? { body: {} } : {}) });
    expect([answer.status, codeOf(answer)]).toEqual([401, 'session.required']);
  });
});
