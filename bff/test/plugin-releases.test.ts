import type {
  GameListing,
  PluginDetail,
  PluginHistoryEntry,
  PluginOverview,
  Problem,
  PublishPlan,
  PublishReceipt,
} from '@soccer-legends/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { AuditEntry } from '../src/features/audit/audit-entry.entity.ts';
import { Bus } from '../src/platform/events/bus.ts';
import { PluginVersion } from '../src/features/plugins/registry/plugin.entities.ts';
import { BundledPlugins } from '../src/features/plugins/publish/bundled-plugins.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { pluginArchive, type ArchivedPlugin } from './fixtures/plugin-archive.ts';
import type { Answer } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';

const ZIP = { 'content-type': 'application/zip' };
const PLUGINS = '/api/admin/plugins';

onOneDatabase('publishing', { plugins: (folder) => folder.build('penalty-kick') }, (site) => {
  let admin: Administrator;
  const received: string[] = [];
  beforeAll(async () => {
    admin = await site().signIn();
    site()
      .app.get(Bus)
      .subscribe((change) => received.push(change.type));
  });

  const publish = (plugin: ArchivedPlugin = {}, path = PLUGINS): Promise<Answer> =>
    admin.send(path, { method: 'POST', headers: ZIP, body: pluginArchive(plugin) });
  const post = (path: string, body: object): Promise<Answer> =>
    admin.send(`${PLUGINS}/${path}`, { method: 'POST', body });
  const release = (version: string, more: object = {}, key = 'corner-flag'): Promise<Answer> =>
    post(`${key}/release`, { version, reason: 'It is better.', ...more });
  const detail = async (key = 'corner-flag'): Promise<PluginDetail> =>
    (await admin.send(`${PLUGINS}/${key}`)).json<PluginDetail>();
  const listed = async (key = 'corner-flag'): Promise<GameListing | undefined> =>
    (await site().send('/api/games')).json<GameListing[]>().find((listing) => listing.key === key);
  const codeOf = (answer: Answer): string => answer.json<Problem>().code;

  describe('a version', () => {
    test('is published once without going live, and returns the same receipt again', async () => {
      const plan = (await publish({}, `${PLUGINS}/plan`)).json<PublishPlan>();
      expect(plan).toMatchObject({ action: 'newPlugin', live: null, route: '/corner-flag', files: 9 });
      const first = await publish();
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
      const again = await publish();
      expect([again.status, again.json()]).toEqual([200, { ...receipt, created: false }]);
      expect(await listed()).toBeUndefined();
      expect((await publish({}, `${PLUGINS}/plan`)).json()).toMatchObject({ action: 'alreadyPublished' });
    });

    test('rejects different content', async () => {
      const answer = await publish({ files: { 'remoteEntry.js': 'export default "other"' } });
      expect([answer.status, codeOf(answer)]).toEqual([409, 'plugin.versionExists']);
      expect(await site().database.em().find(PluginVersion, { key: 'corner-flag' })).toHaveLength(1);
    });

    test('reserves its key before it is live', async () => {
      expect(codeOf(await publish({ key: 'thief', changes: { route: '/corner-flag' } }))).toBe('plugin.addressTaken');
    });
  });

  describe('a release', () => {
    test('is listed at once, and open pages receive an event', async () => {
      received.length = 0;
      const answer = await release('1.0.0', { expectedLive: null });
      expect(answer.json<PluginDetail>()).toMatchObject({ live: { version: '1.0.0' }, previous: null });
      expect((await listed())?.version).toBe('1.0.0');
      expect(received).toContain('registry');
      const files = (await listed())!.remote;
      expect((await site().send(files.entry)).text).toContain('corner-flag 1.0.0');
    });

    test('is rejected if another version is live than the client expects', async () => {
      await publish({ version: '1.1.0' });
      const { live } = await detail();
      expect(codeOf(await release('1.1.0', { expectedLive: '0.9.0-00000000' }))).toBe('plugin.releaseConflict');
      expect(codeOf(await release('1.1.0', { expectedLive: null }))).toBe('plugin.releaseConflict');
      expect((await release('1.1.0', { expectedLive: live!.release })).status).toBe(200);
      expect((await listed())?.version).toBe('1.1.0');
    });

    test('is what makes the files of a version available: not its publication', async () => {
      const { release: published } = (await publish({ version: '1.2.0' })).json<PublishReceipt>();
      const address = `/plugins/corner-flag/${published}/remoteEntry.js`;
      expect((await site().send(address)).status).toBe(404);
      await post('corner-flag/stage', { version: '1.2.0', share: 10, reason: 'Try it.' });
      expect((await site().send(address)).status).toBe(200);
      await post('corner-flag/stage', { version: '1.2.0', share: 0, reason: 'Enough.' });
      expect((await site().send(address)).status).toBe(200);
    });

    test('keeps serving the files of the previous version', async () => {
      const before = (await detail()).versions.find(({ version }) => version === '1.0.0')!;
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
      const answer = await release(version, more);
      expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    });

    test('is rejected if the shell is too old', async () => {
      await publish({ version: '3.0.0', changes: { sdk: '>=1', builtAgainst: '1.9.0' } });
      const version = (await detail()).versions.find((one) => one.version === '3.0.0')!;
      expect(version.compatibility).toEqual({ verdict: 'incompatible', reasons: ['shellTooOld'] });
      expect(codeOf(await release('3.0.0'))).toBe('plugin.incompatible');
    });

    test('is rejected if another plugin owns the route', async () => {
      await publish({ key: 'late-one', changes: { route: '/shared-route' } });
      await publish({ key: 'fast-one', changes: { route: '/shared-route' } });
      expect((await release('1.0.0', {}, 'fast-one')).status).toBe(200);
      expect(codeOf(await release('1.0.0', {}, 'late-one'))).toBe('plugin.addressTaken');
    });
  });

  describe('a rollback', () => {
    test('goes back one version at a time until there is no previous one', async () => {
      await publish({ version: '1.2.0' });
      await release('1.2.0');
      const versions: (string | undefined)[] = [];
      for (let count = 0; count < 2; count += 1) {
        expect((await post('corner-flag/rollback', { reason: 'It is worse.' })).status).toBe(200);
        versions.push((await listed())?.version);
      }
      expect(versions).toEqual(['1.1.0', '1.0.0']);
      const last = await post('corner-flag/rollback', { reason: 'It is worse.' });
      expect([last.status, codeOf(last)]).toEqual([409, 'plugin.nothingToRollBackTo']);
    });

    test('is recorded in the history and in the audit log with actor and reason', async () => {
      const history = (await admin.send(`${PLUGINS}/corner-flag/history`)).json<PluginHistoryEntry[]>();
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

  describe('withdrawing a version', () => {
    const withdraw = (key: string, version: string): Promise<Answer> =>
      post(`${key}/withdraw-version`, { version, reason: 'It shows wrong answers.' });
    const entryOf = (versions: PluginDetail['versions'], version: string): string =>
      `/plugins/taken-back/${versions.find((one) => one.version === version)!.release}/remoteEntry.js`;

    test('removes the game from the hub if it was the first version, and stops serving its files', async () => {
      await publish({ key: 'taken-back' });
      await release('1.0.0', {}, 'taken-back');
      const address = (await listed('taken-back'))!.remote.entry;
      expect((await site().send(address)).status).toBe(200);
      const after = (await withdraw('taken-back', '1.0.0')).json<PluginDetail>();
      expect([after.live, after.versions[0]!.withdrawn]).toEqual([null, true]);
      expect(await listed('taken-back')).toBeUndefined();
      expect((await site().send(address)).status).toBe(404);
      expect(codeOf(await release('1.0.0', {}, 'taken-back'))).toBe('plugin.versionWithdrawn');
      expect(codeOf(await post('taken-back/stage', { version: '1.0.0', share: 10, reason: 'Again.' }))).toBe(
        'plugin.versionWithdrawn',
      );
    });

    test('is repaired by the next version', async () => {
      for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
        await publish({ key: 'taken-back', version });
        await release(version, {}, 'taken-back');
      }
      expect((await listed('taken-back'))?.version).toBe('1.3.0');
    });

    test('makes the newest version live that was live before and is not withdrawn', async () => {
      await withdraw('taken-back', '1.2.0');
      const after = (await withdraw('taken-back', '1.3.0')).json<PluginDetail>();
      expect([after.live?.version, after.previous]).toEqual(['1.1.0', null]);
      expect((await listed('taken-back'))?.version).toBe('1.1.0');
      expect((await site().send(entryOf(after.versions, '1.2.0'))).status).toBe(404);
      expect((await site().send(entryOf(after.versions, '1.1.0'))).status).toBe(200);
      expect(codeOf(await post('taken-back/rollback', { reason: 'It is worse.' }))).toBe('plugin.nothingToRollBackTo');
    });

    test('leaves nothing to roll back to if the earlier versions had replaced each other', async () => {
      for (const version of ['1.0.0', '1.1.0', '1.0.0', '1.2.0']) {
        await publish({ key: 'back-and-forth', version });
        await release(version, {}, 'back-and-forth');
      }
      await withdraw('back-and-forth', '1.0.0');
      expect((await detail('back-and-forth')).previous?.version).toBe('1.1.0');
      await withdraw('back-and-forth', '1.1.0');
      const { live, previous } = await detail('back-and-forth');
      expect([live?.version, previous]).toEqual(['1.2.0', null]);
      expect(codeOf(await post('back-and-forth/rollback', { reason: 'It is worse.' }))).toBe(
        'plugin.nothingToRollBackTo',
      );
    });

    test('ends its staging, and changes nothing when repeated', async () => {
      await publish({ key: 'taken-back', version: '1.4.0' });
      await post('taken-back/stage', { version: '1.4.0', share: 50, reason: 'Try it.' });
      expect((await withdraw('taken-back', '1.4.0')).json<PluginDetail>().candidate).toBeNull();
      await withdraw('taken-back', '1.4.0');
      const where = { action: 'plugin.withdrawVersion', target: 'taken-back' };
      expect(await site().database.em().count(AuditEntry, where)).toBe(4);
    });
  });

  describe('trust', () => {
    const frameOf = ({ remote }: GameListing): string => remote.entry.replace('remoteEntry.js', 'frame');

    test('is given to games of the site, and to an upload by an owner until a publish token is issued', async () => {
      await publish({ key: 'newcomer' });
      await release('1.0.0', {}, 'newcomer');
      const tier = async (key: string): Promise<unknown> => [
        (await listed(key))?.sandbox,
        (await detail(key)).isTrusted,
      ];
      expect(await tier('penalty-kick')).toEqual([undefined, true]);
      expect(await tier('newcomer')).toEqual([{ draws: [] }, false]);
      expect((await listed('newcomer'))?.remote).toMatchObject({ js: [], css: [], integrity: {} });
      await post('newcomer/promote', { reason: 'We know the team.' });
      expect(await tier('newcomer')).toEqual([undefined, true]);
      await post('newcomer/tokens', { name: 'Team', days: 1 });
      expect(await tier('newcomer')).toEqual([{ draws: [] }, false]);
      const where = { target: 'newcomer', action: { $in: ['plugin.promote', 'plugin.demote', 'plugin.tokenIssue'] } };
      const entries = await site()
        .database.em()
        .find(AuditEntry, where, { orderBy: { id: 'asc' } });
      expect(entries.map(({ action, after }) => [action, (after as { trust: unknown }).trust])).toEqual([
        ['plugin.promote', 'trusted'],
        ['plugin.tokenIssue', null],
      ]);
    });

    test('is taken from a game of the site by an owner', async () => {
      await post('penalty-kick/demote', { reason: 'Its build was taken over.' });
      expect((await listed('penalty-kick'))?.sandbox).toEqual({ draws: [] });
      await post('penalty-kick/promote', { reason: 'It was built again.' });
      expect((await listed('penalty-kick'))?.sandbox).toBeUndefined();
    });

    test('is not needed by the frame of a release, whose policy allows only the files of that release', async () => {
      const listing = (await listed('newcomer'))!;
      const { status, headers } = await site().send(frameOf(listing));
      const policy = String(headers['content-security-policy']);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(policy).toContain("sandbox allow-scripts allow-forms; default-src 'none'; script-src 'sha256-");
      expect(policy).toContain(listing.remote.entry.replace('remoteEntry.js', ''));
      expect(policy).not.toContain('connect-src');
      expect(headers['set-cookie']).toBeUndefined();
      await post('newcomer/withdraw', { reason: 'It insults people.' });
      expect((await site().send(frameOf(listing))).status).toBe(404);
    });
  });

  describe('a withdrawal', () => {
    test('hides the plugin from all visitors until it is restored', async () => {
      const files = (await listed())!.remote;
      received.length = 0;
      const answer = await post('corner-flag/withdraw', { reason: 'It insults people.' });
      expect(answer.json<PluginDetail>().withdrawnAt).toBe('2026-11-21T12:00:00.000Z');
      expect(await listed()).toBeUndefined();
      expect((await site().send(files.entry)).status).toBe(404);
      expect(received).toEqual(['registry', 'withdrawn']);
      expect(codeOf(await release('1.0.0'))).toBe('plugin.withdrawn');
      expect(codeOf(await post('corner-flag/rollback', { reason: 'It is worse.' }))).toBe('plugin.withdrawn');
      await post('corner-flag/restore', { reason: 'It was mended.' });
      expect(received).toEqual(['registry', 'withdrawn', 'registry', 'withdrawn']);
      expect((await listed())?.version).toBe('1.0.0');
      expect((await site().send(files.entry)).status).toBe(200);
    });

    test('is recorded once when requested twice', async () => {
      const count = async (): Promise<number> =>
        site().database.em().count(AuditEntry, { action: 'plugin.withdraw', target: 'fast-one' });
      await post('fast-one/withdraw', { reason: 'Once.' });
      await post('fast-one/withdraw', { reason: 'Twice.' });
      expect(await count()).toBe(1);
    });
  });

  describe('ten concurrent requests', () => {
    test('publish one version once and return the same receipt', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => publish({ key: 'busy-one' })));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(new Set(answers.map((answer) => answer.json<PublishReceipt>().release)).size).toBe(1);
      expect(await site().database.em().find(PluginVersion, { key: 'busy-one' })).toHaveLength(1);
    });

    test('publish one version with ten contents: one succeeds, nine are rejected', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          publish({ key: 'busy-one', version: '2.0.0', files: { 'assets/own.txt': `content ${index}` } }),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    });

    test('release with the same expectation: one succeeds, and the list agrees with the history', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          release(index % 2 ? '1.0.0' : '2.0.0', { expectedLive: null }, 'busy-one'),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
      const { live } = await detail('busy-one');
      const history = (await admin.send(`${PLUGINS}/busy-one/history`)).json<PluginHistoryEntry[]>();
      expect(history.filter(({ action }) => action === 'release')).toHaveLength(1);
      expect((await listed('busy-one'))?.version).toBe(live!.version);
    });

    test('the list agrees with the table after ten concurrent publications and releases', async () => {
      await Promise.all(
        Array.from({ length: 10 }, async (_, index) => {
          const version = `3.${index}.0`;
          await publish({ key: 'busy-one', version });
          await release(version, {}, 'busy-one');
        }),
      );
      const { live, versions } = await detail('busy-one');
      expect(versions).toHaveLength(12);
      expect((await listed('busy-one'))?.version).toBe(live!.version);
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
      expect((await listed('penalty-kick'))?.version).toBe('1.3.0');
      expect(await detail('penalty-kick')).toMatchObject({ followsBundle: true, origin: 'bundled', versionCount: 2 });
    });

    test('keeps the version that a person released after a restart and a new build', async () => {
      await post('penalty-kick/rollback', { reason: 'The new one is broken.' });
      expect((await listed('penalty-kick'))?.version).toBe('1.2.3');
      await restart();
      expect((await listed('penalty-kick'))?.version).toBe('1.2.3');
      rebuild('1.4.0');
      await restart();
      const { live, followsBundle, newest } = await detail('penalty-kick');
      expect([live!.version, followsBundle, newest.version]).toEqual(['1.2.3', false, '1.4.0']);
    });

    test('accepts uploads, and keeps a released upload when its folder is removed', async () => {
      await publish({ key: 'penalty-kick', version: '2.0.0' });
      await release('2.0.0', {}, 'penalty-kick');
      site().plugins.remove('penalty-kick');
      await site().app.get(BundledPlugins).follow();
      await site().app.get(BundledPlugins).follow();
      expect((await listed('penalty-kick'))?.version).toBe('2.0.0');
    });
  });

  test('lists the live version and health of every plugin for the console', async () => {
    const overviews = (await admin.send(PLUGINS)).json<PluginOverview[]>();
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
