import type { GameListing, PluginDetail, PluginHistoryEntry, Problem } from '@soccer-legends/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { AuditEntry } from '../src/features/audit/audit-entry.entity.ts';
import { RandomSource } from '../src/platform/environment/random-source.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { pluginArchive } from './fixtures/plugin-archive.ts';
import type { Answer } from './fixtures/send.ts';
import { onEveryDatabase } from './fixtures/site.ts';

const PLUGINS = '/api/admin/plugins';

/** Draws every group equally often, so that shares are exact. */
class EveryGroup extends RandomSource {
  private drawn = 0;

  override next(): number {
    return (this.drawn++ % 100) / 100;
  }
}

onEveryDatabase('a staged release', { random: new EveryGroup() }, (site) => {
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

  test('sets no cookie and allows shared caching while nothing is staged', async () => {
    expect((await page()).headers['set-cookie']).toBeUndefined();
    expect((await games()).headers['cache-control']).toMatch(/^public/);
    expect(await versionFor('sl-stage=0')).toBe('1.0.0');
  });

  test('gives a share of the visitors the candidate consistently, and the others the live version', async () => {
    expect((await stage(20)).json<PluginDetail>().candidate).toMatchObject({ version: '1.1.0', share: 20 });
    const visits = await Promise.all(Array.from({ length: 100 }, () => page()));
    const cookies = visits.map(({ headers }) => headers['set-cookie']![0]!.split(';')[0]!);
    const shown = visits.map(({ text }) => text.includes(`/plugins/corner-flag/${release.candidate}/`));
    expect(shown.filter(Boolean)).toHaveLength(20);
    for (const index of [0, 19, 20, 99]) {
      const again = await page(cookies[index]);
      expect(again.headers['set-cookie']).toBeUndefined();
      expect(again.text.includes(release.candidate)).toBe(shown[index]);
      expect(await versionFor(cookies[index])).toBe(shown[index] ? '1.1.0' : '1.0.0');
    }
  });

  test('uses a cookie with one of a hundred numbers', async () => {
    const [cookie] = (await page()).headers['set-cookie']!;
    expect(cookie).toMatch(/^sl-stage=\d{1,2}; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  });

  test('forbids shared caching', async () => {
    expect((await games('sl-stage=1')).headers['cache-control']).toMatch(/^private/);
    expect((await games()).headers['cache-control']).toMatch(/^private/);
    expect((await page('sl-stage=1')).headers['cache-control']).toMatch(/^private/);
  });

  test.each([
    ['no cookie', undefined, '1.0.0'],
    ['the first group', 'sl-stage=0', '1.1.0'],
    ['the last group of the share', 'app-language=de; sl-stage=19', '1.1.0'],
    ['the first group outside the share', 'sl-stage=20', '1.0.0'],
    ['a number outside the groups', 'sl-stage=100', '1.0.0'],
    ['nonsense', 'sl-stage=-1', '1.0.0'],
    ['another cookie whose name ends the same', 'xsl-stage=1', '1.0.0'],
  ])('serves the right version with %s', async (_what, cookie, version) => {
    expect(await versionFor(cookie)).toBe(version);
  });

  test('applies the share of each of two plugins', async () => {
    await stage(50, '1.1.0', 'other-flag');
    const seen = await Promise.all(
      ['sl-stage=10', 'sl-stage=30', 'sl-stage=70'].map(async (cookie) => [
        await versionFor(cookie),
        await versionFor(cookie, 'other-flag'),
      ]),
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

    test('continues a candidate without failures', async () => {
      await Promise.all([...report('loaded', 'live', 60), ...report('loaded', 'candidate', 40)]);
      expect((await detail()).candidate).toMatchObject({ version: '1.1.0', health: { loads: 40 } });
    });

    test('rolls back a failing candidate once and records the numbers', async () => {
      await Promise.all(report('failed', 'candidate', 40));
      const { candidate, live } = await detail();
      expect([candidate, live!.version]).toEqual([null, '1.0.0']);
      expect(await versionFor('sl-stage=0')).toBe('1.0.0');
      const entries = await site().database.em().find(AuditEntry, { action: 'plugin.rollback' });
      expect(entries).toHaveLength(1);
      expect(entries[0]).toMatchObject({
        actor: 'system',
        target: 'corner-flag',
        outcome: 'done',
        before: { candidate: release.candidate, share: 20 },
        after: {
          candidate: null,
          comparison: { live: { loads: 63, failures: 1, errors: 1, faultyPercent: 3.1 }, candidate: { loads: 40 } },
        },
      });
      const history = (await admin.send(`${PLUGINS}/corner-flag/history`)).json<PluginHistoryEntry[]>();
      expect(history[0]).toMatchObject({ action: 'rollback', actor: 'system', version: { version: '1.1.0' } });
      expect(history[0]!.comparison!.candidate.failures).toBeGreaterThanOrEqual(20);
    });

    test('ignores what was counted before staging began', async () => {
      await stage(20);
      await Promise.all(report('loaded', 'candidate', 40));
      expect((await detail()).candidate).toMatchObject({ version: '1.1.0' });
    });
  });

  test('ends when the candidate is released', async () => {
    const body = { version: '1.1.0', reason: 'It does well.' };
    await admin.send(`${PLUGINS}/corner-flag/release`, { method: 'POST', body });
    expect(await detail()).toMatchObject({ candidate: null, live: { version: '1.1.0' } });
    expect((await games()).headers['cache-control']).toMatch(/^public/);
  });
});
