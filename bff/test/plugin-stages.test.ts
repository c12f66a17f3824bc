import type { GameListing, PluginDetail, PluginHistoryEntry, Problem } from '@soccer-legends/contracts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { AuditEntry } from '../src/features/audit/audit-entry.entity.ts';
import { FailingPlugins } from '../src/features/plugins/health/failing-plugins.ts';
import { VersionMetrics } from '../src/features/plugins/health/version-metrics.ts';
import { StageVisitors } from '../src/features/plugins/registry/stage-visitors.ts';
import { Releases } from '../src/features/plugins/release/releases.ts';
import { Database } from '../src/platform/database/database.ts';
import { RandomSource } from '../src/platform/environment/random-source.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { pluginArchive } from './fixtures/plugin-archive.ts';
import type { Answer, SendOptions } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';

const PLUGINS = '/api/admin/plugins';

/** Draws every group equally often, so that shares are exact. */
class EveryGroup extends RandomSource {
  private drawn = 0;

  override next(): number {
    return (this.drawn++ % 100) / 100;
  }
}

onOneDatabase('a staged release', { random: new EveryGroup() }, (site) => {
  let admin: Administrator;
  let release: { live: string; candidate: string };

  const stage = (share: number, version = '1.1.0', key = 'corner-flag'): Promise<Answer> =>
    admin.send(`${PLUGINS}/${key}/stage`, {
      method: 'POST',
      body: { version, share, reason: 'A few first.' },
    });
  const detail = async (): Promise<PluginDetail> => (await admin.send(`${PLUGINS}/corner-flag`)).json<PluginDetail>();
  const games = (cookie?: string): Promise<Answer> => site().send('/api/games', { headers: cookie ? { cookie } : {} });
  const versionFor = async (cookie?: string, key = 'corner-flag'): Promise<string> =>
    (await games(cookie)).json<GameListing[]>().find((listing) => listing.key === key)!.version;
  /** Returns the cookie of a visitor to whom the server gave a group. */
  const groupCookie = async (group: number): Promise<string> =>
    (await site().app.get(StageVisitors).cookieOf(group)).split(';')[0]!;
  const page = (cookie?: string): Promise<Answer> =>
    site().send('/corner-flag', { headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) } });
  const report = (outcome: string, version: 'live' | 'candidate', count: number, ms = 300): Promise<Answer>[] =>
    Array.from({ length: Math.ceil(count / 20) }, (_, index) =>
      site().send('/api/plugin-health', {
        method: 'POST',
        body: {
          reports: Array.from({ length: Math.min(20, count - index * 20) }, () => ({
            key: 'corner-flag',
            release: release[version],
            outcome,
            ms,
          })),
        },
      }),
    );

  beforeAll(async () => {
    admin = await site().signIn();
    for (const [key, version] of [
      ['corner-flag', '1.0.0'],
      ['corner-flag', '1.1.0'],
      ['other-flag', '1.0.0'],
      ['other-flag', '1.1.0'],
    ] as const) {
      const headers = { 'content-type': 'application/zip' };
      await admin.send(PLUGINS, { method: 'POST', headers, body: pluginArchive({ key, version }) });
      if (version === '1.0.0')
        await admin.send(`${PLUGINS}/${key}/release`, { method: 'POST', body: { version, reason: 'First.' } });
    }
    const { versions } = await detail();
    const nameOf = (version: string): string => versions.find((one) => one.version === version)!.release;
    release = { live: nameOf('1.0.0'), candidate: nameOf('1.1.0') };
  });

  test('draws the group of a new visitor while the database does not respond', async () => {
    const failing = vi.spyOn(site().app.get(Database), 'em').mockImplementation(() => {
      throw new Error('unreachable');
    });
    expect(await groupCookie(7)).toMatch(/^sl-stage=7\./);
    failing.mockRestore();
  });

  test('sets no cookie of its own and allows shared caching while nothing is staged', async () => {
    expect((await page()).headers['set-cookie']).toEqual([expect.stringMatching(/^sl-visitor=/)]);
    expect((await games()).headers['cache-control']).toMatch(/^public/);
    expect(await versionFor(await groupCookie(0))).toBe('1.0.0');
  });

  test('always gives the candidate to the same share of the visitors, and the live version to the others', async () => {
    expect((await stage(20)).json<PluginDetail>().candidate).toMatchObject({ version: '1.1.0', share: 20 });
    const visits = await Promise.all(Array.from({ length: 100 }, () => page()));
    const cookies = visits.map(({ headers }) => headers['set-cookie']![0]!.split(';')[0]!);
    const shown = visits.map(({ text }) => text.includes(`/plugins/corner-flag/${release.candidate}/`));
    expect(shown.filter(Boolean)).toHaveLength(20);
    for (const index of [0, 19, 20, 99]) {
      const again = await page(cookies[index]);
      expect(again.headers['set-cookie']?.filter((one) => one.startsWith('sl-stage=')) ?? []).toEqual([]);
      expect(again.text.includes(release.candidate)).toBe(shown[index]);
      expect(await versionFor(cookies[index])).toBe(shown[index] ? '1.1.0' : '1.0.0');
    }
  });

  test('uses a signed cookie with one of a hundred numbers, which scripts cannot read', async () => {
    const [cookie] = (await page()).headers['set-cookie']!;
    expect(cookie).toMatch(/^sl-stage=\d{1,2}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  });

  test('forbids shared caching', async () => {
    expect((await games(await groupCookie(1))).headers['cache-control']).toMatch(/^private/);
    expect((await games()).headers['cache-control']).toMatch(/^private/);
    expect((await page(await groupCookie(1))).headers['cache-control']).toMatch(/^private/);
  });

  test.each<[string, () => Promise<string>, string]>([
    ['no cookie', async () => '', '1.0.0'],
    ['the first group', () => groupCookie(0), '1.1.0'],
    ['the last group of the share', async () => `app-language=de; ${await groupCookie(19)}`, '1.1.0'],
    ['the first group outside the share', () => groupCookie(20), '1.0.0'],
    ['a group that the visitor has chosen', async () => 'sl-stage=0', '1.0.0'],
    ['the signature of another group', async () => (await groupCookie(20)).replace('=20.', '=0.'), '1.0.0'],
    ['nonsense', async () => 'sl-stage=-1', '1.0.0'],
    ['another cookie whose name ends the same', async () => `x${await groupCookie(1)}`, '1.0.0'],
  ])('serves the right version with %s', async (_what, cookie, version) => {
    expect(await versionFor(await cookie())).toBe(version);
  });

  test('applies the share of each of two plugins', async () => {
    await stage(50, '1.1.0', 'other-flag');
    const seen = await Promise.all(
      [10, 30, 70].map(async (group) => {
        const cookie = await groupCookie(group);
        return [await versionFor(cookie), await versionFor(cookie, 'other-flag')];
      }),
    );
    expect(seen).toEqual([
      ['1.1.0', '1.1.0'],
      ['1.0.0', '1.1.0'],
      ['1.0.0', '1.0.0'],
    ]);
    await stage(0, '1.1.0', 'other-flag');
  });

  test.each([
    ['the live version', 20, '1.0.0', 'plugin.alreadyLive'],
    ['an unknown version', 20, '7.0.0', 'plugin.versionNotFound'],
    ['a share above 100', 101, '1.1.0', 'request.invalid'],
    ['a fractional share', 0.5, '1.1.0', 'request.invalid'],
  ])('is rejected for %s', async (_what, share, version, code) => {
    expect((await stage(share, version)).json<Problem>().code).toBe(code);
  });

  test('is not ended by a share of 0 for another version', async () => {
    const headers = { 'content-type': 'application/zip' };
    const body = pluginArchive({ key: 'corner-flag', version: '1.2.0' });
    await admin.send(PLUGINS, { method: 'POST', headers, body });
    expect((await stage(0, '1.2.0')).json<PluginDetail>().candidate).toMatchObject({ version: '1.1.0', share: 20 });
  });

  describe('health', () => {
    test('counts the reports of pages by version', async () => {
      await Promise.all([
        ...report('loaded', 'live', 3, 120),
        ...report('failed', 'live', 1),
        ...report('error', 'live', 1),
      ]);
      const live = (await detail()).live!;
      expect(live.health).toMatchObject({ loads: 3, failures: 1, errors: 1, medianReadyMs: 125 });
    });

    test.each([
      ['of an unpublished version', { release: '9.9.9-00000000' }, 204],
      ['of an unknown plugin', { key: 'nobody' }, 204],
      ['with an unknown outcome', { outcome: 'exploded' }, 400],
      ['with a negative time', { ms: -1 }, 400],
      ['with an unknown field', { user: 'me' }, 400],
    ])('ignores or rejects a report %s', async (_what, changes, status) => {
      const whole = { key: 'corner-flag', release: release.live, outcome: 'loaded', ms: 5, ...changes };
      const answer = await site().send('/api/plugin-health', { method: 'POST', body: { reports: [whole] } });
      expect(answer.status).toBe(status);
      expect((await detail()).live!.health.loads).toBe(3);
    });

    test.each([
      ['none', []],
      [
        'too many',
        Array.from({ length: 21 }, () => ({ key: 'a-b', release: '1.0.0-00000000', outcome: 'loaded', ms: 1 })),
      ],
    ])('rejects %s at once', async (_what, reports) => {
      expect((await site().send('/api/plugin-health', { method: 'POST', body: { reports } })).status).toBe(400);
    });

    test('is deleted after 30 days', async () => {
      const em = site().database.em();
      const today = site().clock.now().toISOString();
      for (const days of [29, 30])
        await em.execute(
          `insert into plugin_health (version_id, day, outcome, up_to_ms, count)
           select max(id), ?::date - ?::integer, 'uncaught', 0, 1 from plugin_version`,
          [today, days],
        );
      await site().app.get(VersionMetrics).prune();
      const [oldest] = await em.execute('select max(?::date - day) as days from plugin_health', [today]);
      expect(oldest).toEqual({ days: 29 });
    });

    describe('of pages that the server has served', () => {
      /** Opens a page from a network. Returns functions that report like the page of the game. */
      const open = async (network: number, group: number, path = '/corner-flag', destination = 'document') => {
        const from = `127.1.${network}.${1 + (network % 200)}`;
        const headers = { accept: 'text/html', cookie: await groupCookie(group), 'sec-fetch-dest': destination };
        const served = await site().send(path, { from, headers });
        const ticket = served.headers['set-cookie']?.find((cookie) => cookie.startsWith('sl-page='));
        const cookie = ticket?.split(';')[0] ?? '';
        const send = (path: string, body: object, more: SendOptions = {}) =>
          site().send(path, { method: 'POST', from, body, headers: { cookie }, ...more });
        return {
          ticket,
          report: (outcome: string, version: 'live' | 'candidate', more?: SendOptions) =>
            send(
              '/api/plugin-health',
              { reports: [{ key: 'corner-flag', release: release[version], outcome, ms: 300 }] },
              more,
            ),
          reportUncaught: (version: 'live' | 'candidate') =>
            send('/api/client-reports', {
              errors: [{ from: `corner-flag/${release[version]}`, name: 'TypeError', at: [] }],
              vitals: [],
            }),
        };
      };
      const CANDIDATE = 0;
      const LIVE = 99;
      const TICKET = /^sl-page=[\w-]+\.[\w-]+; Path=\/api; Max-Age=1800; HttpOnly; SameSite=Strict$/;
      /** Share of the candidate: 0 if it is paused, undefined if it is not staged any more. */
      const shareNow = async (): Promise<number | undefined> => (await detail()).candidate?.share;
      const stageAgain = async (): Promise<void> => {
        await stage(0);
        site().clock.advance(1000);
        await stage(20);
      };
      const failIn = async (networks: number, first = 0): Promise<void> => {
        for (let network = first; network < first + networks; network += 1)
          await (await open(network, CANDIDATE)).report('failed', 'candidate');
      };

      test('have a ticket that scripts cannot read and other sites cannot send', async () => {
        const { ticket } = await open(0, CANDIDATE);
        expect(ticket).toMatch(TICKET);
        const pages = await Promise.all([open(0, CANDIDATE), open(0, CANDIDATE), open(1, CANDIDATE)]);
        expect(new Set([ticket, ...pages.map((one) => one.ticket)]).size).toBe(4);
      });

      test.each<[string, number, number, number | undefined]>([
        ['seven networks', 7, 0, 20],
        ['eight networks', 8, 0, 0],
        ['four of twenty networks', 4, 16, 20],
        ['five of twenty-nine networks', 5, 24, 0],
        ['five of thirty networks', 5, 25, undefined],
      ])('stop a candidate that fails in %s, or not', async (_what, failing, working, share) => {
        await stageAgain();
        for (let network = 0; network < working; network += 1)
          await (await open(100 + network, CANDIDATE)).report('loaded', 'candidate');
        await failIn(failing);
        expect(await shareNow()).toBe(share);
      });

      test('raise an alert while a candidate is paused, until it is staged again from zero', async () => {
        await stageAgain();
        await failIn(8);
        const { app } = site();
        const [incident] = await app.get(FailingPlugins).find(new Set());
        expect(incident).toMatchObject({ subject: 'corner-flag', facts: { version: '1.1.0', visits: 8, failures: 8 } });
        expect(await versionFor(await groupCookie(0))).toBe('1.0.0');
        site().clock.advance(1000);
        await stage(20);
        expect(await app.get(FailingPlugins).find(new Set())).toEqual([]);
        expect(await versionFor(await groupCookie(0))).toBe('1.1.0');
        await failIn(7);
        expect(await shareNow()).toBe(20);
      });

      test.each<[string, (network: number) => Promise<unknown>]>([
        ['hundreds of times without a ticket', () => Promise.all(report('failed', 'candidate', 20))],
        [
          'with one ticket',
          async () => {
            const page = await open(0, CANDIDATE);
            await Promise.all(Array.from({ length: 5 }, () => page.report('failed', 'candidate')));
          },
        ],
        [
          'with a new ticket each, from one network',
          async () => (await open(7, CANDIDATE)).report('failed', 'candidate'),
        ],
        [
          'with tickets of another network',
          async (network) =>
            (await open(7, CANDIDATE)).report('failed', 'candidate', { from: `127.2.${network % 250}.1` }),
        ],
        [
          'with the tickets of pages that show the live version',
          async (network) => (await open(network % 250, LIVE)).report('failed', 'candidate'),
        ],
        ['from the hub', async (network) => (await open(network % 250, CANDIDATE, '/')).report('failed', 'candidate')],
        [
          'from pages of another staged plugin',
          async (network) => {
            await stage(50, '1.1.0', 'other-flag');
            const rival = await open(network % 250, CANDIDATE, '/other-flag');
            expect(rival.ticket).toMatch(TICKET);
            await rival.report('failed', 'candidate');
            await stage(0, '1.1.0', 'other-flag');
          },
        ],
        [
          'by a script that fetches pages of the plugin',
          async (network) =>
            (await open(network % 250, CANDIDATE, '/corner-flag', 'empty')).report('failed', 'candidate'),
        ],
        [
          'with expired tickets',
          async (index) => {
            if (index > 0) return;
            const pages = [];
            for (let network = 0; network < 20; network += 1) pages.push(await open(network, CANDIDATE));
            site().clock.advance(30 * 60_000);
            for (const page of pages) await page.report('failed', 'candidate');
          },
        ],
        [
          'with forged tickets',
          async (network) => {
            const { ticket } = await open(network % 250, CANDIDATE);
            const [content] = ticket!.slice('sl-page='.length).split('.');
            const forged = Buffer.from(content!, 'base64url')
              .toString()
              .replace(/"page":"./, '"page":"_');
            const cookie = `sl-page=${Buffer.from(forged).toString('base64url')}.${'A'.repeat(43)}`;
            await (await open(network % 250, CANDIDATE)).report('failed', 'candidate', { headers: { cookie } });
          },
        ],
      ])('change nothing when failures are forged %s', { timeout: 60_000 }, async (_how, forge) => {
        await stageAgain();
        for (let index = 0; index < 20; index += 1) await forge(index);
        expect(await shareNow()).toBe(20);
        const { candidate } = await site().app.get(Releases).compare('corner-flag');
        expect(candidate.failures).toBeLessThanOrEqual(1);
      });

      test('do not hide a fault with forged successes', async () => {
        await stageAgain();
        await Promise.all(report('loaded', 'candidate', 1000));
        await failIn(8);
        expect(await shareNow()).toBe(0);
      });

      test('count failures in timers and promises', async () => {
        await stageAgain();
        for (let network = 0; network < 8; network += 1) {
          const page = await open(network, CANDIDATE);
          await page.report('loaded', 'candidate');
          await page.reportUncaught('candidate');
        }
        expect(await shareNow()).toBe(0);
      });

      test('are compared with those of the live version', async () => {
        await stageAgain();
        for (let network = 0; network < 12; network += 1) await (await open(network, LIVE)).report('failed', 'live');
        await failIn(10);
        expect(await shareNow()).toBe(20);
      });

      test('cause one pause, which is recorded with the counts', async () => {
        const before = await site().database.em().count(AuditEntry, { action: 'plugin.pause' });
        await stageAgain();
        await (await open(100, LIVE)).report('loaded', 'live');
        await failIn(9);
        const { candidate, live } = await detail();
        expect([candidate?.share, live!.version]).toEqual([0, '1.0.0']);
        expect(await versionFor(await groupCookie(0))).toBe('1.0.0');
        const entries = await site()
          .database.em()
          .find(AuditEntry, { action: 'plugin.pause' }, { orderBy: { id: 'desc' } });
        expect(entries.length - before).toBe(1);
        expect(entries[0]).toMatchObject({
          actor: 'system',
          target: 'corner-flag',
          outcome: 'done',
          before: { candidate: release.candidate, share: 20 },
          after: {
            candidate: release.candidate,
            share: 0,
            comparison: { live: { loads: 1, failures: 0 }, candidate: { loads: 0, failures: 8, faultyPercent: 100 } },
          },
        });
        const history = (await admin.send(`${PLUGINS}/corner-flag/history`)).json<PluginHistoryEntry[]>();
        expect(history[0]).toMatchObject({ action: 'pause', actor: 'system', version: { version: '1.1.0' } });
      });

      test('start again at zero with each stage', async () => {
        await stageAgain();
        await failIn(7);
        await stageAgain();
        await failIn(1, 7);
        expect(await shareNow()).toBe(20);
      });
    });
  });

  test('ends when the candidate is released', async () => {
    const body = { version: '1.1.0', reason: 'It does well.' };
    await admin.send(`${PLUGINS}/corner-flag/release`, { method: 'POST', body });
    expect(await detail()).toMatchObject({ candidate: null, live: { version: '1.1.0' } });
    expect((await games()).headers['cache-control']).toMatch(/^public/);
  });
});
