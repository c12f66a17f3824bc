import type { Matchday } from '@soccer-legends/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { AuditEntry } from '../src/features/audit/audit-entry.entity.ts';
import { DAY_MS } from '../src/platform/environment/clock.ts';
import { codeOf, PluginDesk } from './fixtures/plugin-desk.ts';
import { onOneDatabase } from './fixtures/site.ts';

onOneDatabase('what a plugin may do', { plugins: (folder) => folder.build('penalty-kick') }, (site) => {
  let desk: PluginDesk;
  beforeAll(async () => {
    desk = await PluginDesk.open(site());
  });

  describe('trust', () => {
    test('is given to games of the site, and to an upload by an owner until a publish token is issued', async () => {
      await desk.publish({ key: 'newcomer' });
      await desk.release('1.0.0', {}, 'newcomer');
      const tier = async (key: string): Promise<unknown> => [
        (await desk.listed(key))?.sandbox?.frame,
        (await desk.detail(key)).isTrusted,
      ];
      expect(await tier('penalty-kick')).toEqual([undefined, true]);
      expect(await tier('newcomer')).toEqual(['/plugins/frame', false]);
      expect((await desk.listed('newcomer'))?.remote).toMatchObject({ js: [], css: [], integrity: {} });
      await desk.post('newcomer/promote', { reason: 'We know the team.' });
      expect(await tier('newcomer')).toEqual([undefined, true]);
      await desk.post('newcomer/tokens', { name: 'Team', days: 1 });
      expect(await tier('newcomer')).toEqual(['/plugins/frame', false]);
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
      await desk.post('penalty-kick/demote', { reason: 'Its build was taken over.' });
      expect((await desk.listed('penalty-kick'))?.sandbox).toMatchObject({ frame: '/plugins/frame', draws: [] });
      await desk.post('penalty-kick/promote', { reason: 'It was built again.' });
      expect((await desk.listed('penalty-kick'))?.sandbox).toBeUndefined();
    });

    test('is not needed in a frame, whose document connects to nothing and has no cookies', async () => {
      const { status, headers } = await site().send('/plugins/frame');
      const policy = String(headers['content-security-policy']);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(policy).toContain("sandbox allow-scripts allow-forms; default-src 'none'; script-src 'sha256-");
      expect(policy).not.toContain('connect-src');
      expect(headers['set-cookie']).toBeUndefined();
    });
  });

  describe('a place on the cards of matchdays', () => {
    /** The clock starts on matchday 145, which is drawn at its first request like all earlier ones. */
    const cardOf = async (matchday: number): Promise<string[]> => {
      const card = (await site().send(`/api/matchdays/${matchday}`)).json<Matchday>();
      return card.fixtures.map(({ key }) => key).sort();
    };
    const stateOf = async (key: string): Promise<string> => (await desk.detail(key)).matchdays;
    const consent = (verb: 'join' | 'leave', key: string) =>
      desk.post(`${key}/${verb}-matchdays`, { reason: 'We played it.' });

    /** Ends the session, so the administrator signs in again. */
    const pass = async (ms: number): Promise<void> => {
      site().clock.advance(ms);
      desk = await PluginDesk.open(site());
    };

    beforeAll(async () => {
      await desk.publish({ key: 'guest' });
      await desk.release('1.0.0', {}, 'guest');
    });

    test('is taken by the games of the site, and by no other plugin without an administrator’s consent', async () => {
      await pass(2 * DAY_MS);
      expect(await cardOf(140)).toEqual(['penalty-kick']);
      expect([await stateOf('penalty-kick'), await stateOf('guest')]).toEqual(['in', 'out']);
    });

    test('is taken after the consent, and a card that was drawn before does not change', async () => {
      const agreed = await consent('join', 'guest');
      expect(agreed.json()).toMatchObject({ matchdays: 'in' });
      expect(await cardOf(140)).toEqual(['penalty-kick']);
      expect(await cardOf(141)).toEqual(['guest', 'penalty-kick']);
    });

    test('waits until a version has been live for a day, and returns at once with a rollback', async () => {
      await desk.publish({ key: 'guest', version: '1.1.0' });
      await desk.release('1.1.0', {}, 'guest');
      await pass(DAY_MS - 1);
      expect([await stateOf('guest'), await cardOf(142)]).toEqual(['waiting', ['penalty-kick']]);
      await pass(1);
      expect([await stateOf('guest'), await cardOf(143)]).toEqual(['in', ['guest', 'penalty-kick']]);
      await desk.publish({ key: 'guest', version: '1.2.0' });
      await desk.release('1.2.0', {}, 'guest');
      expect(await stateOf('guest')).toBe('waiting');
      await desk.post('guest/rollback', { reason: 'It is worse.' });
      expect(await stateOf('guest')).toBe('in');
    });

    test('is lost when the consent ends, for a game of the site too', async () => {
      await consent('leave', 'guest');
      await consent('leave', 'penalty-kick');
      expect(await cardOf(144)).toEqual([]);
      await consent('join', 'penalty-kick');
      expect(await cardOf(144)).toEqual(['penalty-kick']);
      expect(await cardOf(143)).toEqual(['guest', 'penalty-kick']);
    });

    test('is never taken by a plugin whose manifest opts out', async () => {
      await desk.publish({ key: 'private-round', changes: { matchday: false } });
      await desk.release('1.0.0', {}, 'private-round');
      await consent('join', 'private-round');
      expect(await stateOf('private-round')).toBe('never');
    });

    test('is recorded in the history and the audit log, and recorded once when given twice', async () => {
      await consent('join', 'private-round');
      const where = { target: 'private-round', action: 'plugin.joinMatchdays' };
      const entries = await site().database.em().find(AuditEntry, where);
      expect(entries).toMatchObject([{ reason: 'We played it.', after: { joinsMatchdays: true } }]);
    });

    test('needs the consent of an administrator: a publish token is refused', async () => {
      const issued = (await desk.post('guest/tokens', { name: 'Team', days: 1 })).json<{ secret: string }>();
      const answer = await site().send('/api/admin/plugins/guest/join-matchdays', {
        method: 'POST',
        headers: { authorization: `Bearer ${issued.secret}` },
        body: { reason: 'We like it.' },
      });
      expect([answer.status, codeOf(answer)]).toEqual([401, 'session.required']);
    });
  });
});
