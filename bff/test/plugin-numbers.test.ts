import {
  type GameListing,
  type IssuedPublishToken,
  MOST_HEALTH_REPORTS,
  type PluginDetail,
  type PluginNumbers,
  type PublishReceipt,
} from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import { PluginFailures } from '../src/features/plugins/health/plugin-failures.ts';
import { VersionMetrics } from '../src/features/plugins/health/version-metrics.ts';
import { Registry } from '../src/features/plugins/registry/registry.ts';
import { DAY_MS } from '../src/platform/environment/clock.ts';
import { pluginArchive } from './fixtures/plugin-archive.ts';
import { onOneDatabase } from './fixtures/site.ts';

const KEY = 'corner-flag';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
// Maps the first column to line 5 of the view.
const MAP = JSON.stringify({ version: 3, sources: ['src/view/Flag.tsx'], names: [], mappings: 'AAIA' });

onOneDatabase('the numbers of a plugin', {}, (site) => {
  let base: string;
  let token: string;
  let release: string;

  const numbers = async (headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
    await site().send(`/api/admin/plugins/${KEY}/numbers`, { headers });
  const send = async (outcome: string, count: number, ms = 0, language?: string) => {
    for (let left = count; left > 0; left -= MOST_HEALTH_REPORTS) {
      const reports = Array.from({ length: Math.min(left, MOST_HEALTH_REPORTS) }, () => ({
        ...{ key: KEY, release, outcome, ms },
      }));
      await site().send('/api/plugin-health', { method: 'POST', body: { reports, language } });
    }
  };
  const report = (at: string[], name = 'TypeError', screen = 'results') =>
    site().send('/api/client-reports', {
      method: 'POST',
      headers: { 'user-agent': FIREFOX },
      body: { errors: [{ from: `${KEY}/${release}`, name, at, screen }], vitals: [], language: 'pt' },
    });

  beforeAll(async () => {
    const owner = await site().signIn();
    const issued = await owner.send(`/api/admin/plugins/${KEY}/tokens`, {
      method: 'POST',
      body: { name: 'team', days: 30 },
    });
    token = issued.json<IssuedPublishToken>().secret;
    const published = await site().send('/api/admin/plugins', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/zip' },
      body: pluginArchive({ files: { 'remoteEntry.js.map': MAP } }),
    });
    expect(published.status, published.text).toBe(201);
    ({ release } = published.json<PublishReceipt>());
    base = `/plugins/${KEY}/${release}/`;
    // Files are served, and reports counted, only after the release of their version.
    const released = await site().send(`/api/admin/plugins/${KEY}/release`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: { version: '1.0.0', reason: 'a test', expectedLive: null },
    });
    expect(released.status, released.text).toBe(200);
  });

  test('are for the team and for administrators only', async () => {
    expect((await numbers({})).status).toBe(401);
    expect((await numbers()).status).toBe(200);
  });

  test('show the line of an error in the team’s source, without serving the source map', async () => {
    await report([`${base}remoteEntry.js:1:3`, '/assets/react.js:1:2']);
    await report([`${base.slice(0, -1)}~r1/remoteEntry.js:1:3`, '/assets/react.js:1:2'], 'TypeError', 'round');
    await report([`${base}remoteEntry.js:1:3`, '/assets/react.js:1:2']);
    const [version] = (await numbers()).json<PluginNumbers>().versions;
    expect(version!.failures).toMatchObject([
      {
        name: 'TypeError',
        at: ['src/view/Flag.tsx:5', '/assets/react.js:1:2'],
        count: 3,
        browsers: { Firefox: 3 },
        languages: { pt: 3 },
        screens: { results: 2, round: 1 },
      },
    ]);
    expect((await site().send(`${base}remoteEntry.js`)).status).toBe(200);
    expect((await site().send(`${base}remoteEntry.js.map`)).status).toBe(404);
  });

  test('show the rounds that players reported, without their messages', async () => {
    const played = {
      ...{ reason: 'stuck', game: KEY, version: '1.0.0', language: 'pt', moves: 4 },
      ...{ players: [], coaches: [], teams: [] },
    };
    const body = { gameType: 'general', feedback: 'It got stuck, Ana', report: { ...played, round: 'abc' } };
    const sent = await site().send('/api/feedback', { method: 'POST', body });
    expect(sent.status, sent.text).toBe(200);
    const answer = await numbers();
    const { reason, version, language, moves } = played;
    const text = `${KEY}.4.abc`;
    expect(answer.json<PluginNumbers>().reports).toEqual([
      { reason, version, language, moves, text, createdAt: site().clock.now().toISOString() },
    ]);
    expect(answer.text).not.toContain('Ana');
  });

  test('show the rounds of a version and of a day once there are ten', async () => {
    await send('begun', 12, 0, 'pt');
    await send('finished', 9, 40_000, 'pt');
    await send('finished', 1);
    await send('won', 9);
    const { versions, days, languages, site: all } = (await numbers()).json<PluginNumbers>();
    // Only nine of the ten times are known, too few for a median.
    expect(all).toEqual({ finishRate: 10 / 12, medianSeconds: null });
    expect(versions[0]!.rounds).toEqual({ shown: null, begun: 12, finished: 10, won: null, again: null });
    const few = { shown: null, won: null, again: null, medianSeconds: null };
    const day = site().clock.now().toISOString().slice(0, 10);
    expect(days).toEqual([{ ...few, day, begun: 12, finished: 10 }]);
    expect(languages).toEqual([
      { ...few, language: 'pt', begun: 12, finished: null },
      { ...few, language: 'unknown', begun: null, finished: null },
    ]);
    await send('finished', 2, 600_000);
    const { versions: later, site: compared } = (await numbers()).json<PluginNumbers>();
    expect(later[0]).toMatchObject({ finishRate: 1, medianSeconds: 39 });
    expect(compared).toEqual({ finishRate: 1, medianSeconds: 39 });
  });

  test('the card shows the median minutes of the rounds once there are a hundred', async () => {
    const minutes = async () =>
      (await site().send('/api/games')).json<GameListing[]>().find(({ key }) => key === KEY)!.minutes;
    const finish = async (count: number, ms: number) => {
      await send('finished', count, ms);
      await site().app.get(VersionMetrics).recordUsualMinutes();
      await site().app.get(Registry).reload();
    };
    const stated = await minutes();
    await finish(41, 100_000);
    expect(await minutes()).toBe(stated);
    await finish(48, 200_000);
    // Of 100 rounds, 50 took up to two minutes.
    expect(await minutes()).toBe(2);
    await finish(2, 200_000);
    expect(await minutes()).toBe(4);
  });

  test("contain the text of the operator's alert while the live version fails", async () => {
    expect((await numbers()).json<PluginNumbers>().alert).toBeNull();
    const reports = [...Array(6).fill('loaded'), ...Array(6).fill('failed')].map((outcome: string) => ({
      ...{ key: KEY, release, outcome, ms: 100 },
    }));
    await site().send('/api/plugin-health', { method: 'POST', body: { reports } });
    expect((await numbers()).json<PluginNumbers>().alert).toBe(
      'The live version 1.0.0 of "corner-flag" failed in 6 of 12 visits since yesterday.',
    );
  });

  test('show the first failed deal and the first frozen page, and count only the frozen page as a failure', async () => {
    await send('undealt', 2);
    await send('hung', 1);
    const [version] = (await numbers()).json<PluginNumbers>().versions;
    expect(version!.lost).toEqual({ undealt: 2, hung: 1 });
    const owner = await site().signIn();
    const { versions } = (await owner.send(`/api/admin/plugins/${KEY}`)).json<PluginDetail>();
    expect(versions[0]!.health.errors).toBe(1);
  });

  test('omit an error that was not reported for 30 days', async () => {
    site().clock.advance(31 * DAY_MS);
    await site().app.get(PluginFailures).prune();
    await report([`${base}remoteEntry.js:1:3`], 'RangeError');
    const owner = await site().signIn();
    const { versions } = (await owner.send(`/api/admin/plugins/${KEY}/numbers`)).json<PluginNumbers>();
    expect(versions[0]!.failures.map(({ name }) => name)).toEqual(['RangeError']);
  });
});
