import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { GameListing, PlayerSummary } from '@soccer-legends/contracts';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { StageVisitors } from '../src/features/plugins/registry/stage-visitors.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { pluginArchive } from './fixtures/plugin-archive.ts';
import type { Answer } from './fixtures/send.ts';
import { SharedCache } from './fixtures/shared-cache.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';

const PLUGINS = '/api/admin/plugins';
const DEAL = 'd145';
const HTML = { accept: 'text/html' };
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const GERMAN = { ...BROWSER, cookie: 'app-language=de', 'accept-language': 'de' };
const FRENCH = { ...BROWSER, cookie: 'app-language=fr', 'accept-language': 'fr' };

let site: Site;
let admin: Administrator;
let cache: SharedCache;

beforeAll(async () => {
  site = await startSite(openAnyCopy, { plugins: (folder) => folder.build('penalty-kick') });
  admin = await site.signIn();
  return () => site.close();
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  cache = new SharedCache((path, sending) => site.send(path, sending));
});
afterEach(() => void vi.useRealTimers());

/** Passes time for the cache. */
const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);

const games = async (): Promise<GameListing[]> => (await cache.visit('/api/games', HTML)).answer.json<GameListing[]>();
const isListed = async (key: string): Promise<boolean> => (await games()).some((game) => game.key === key);

function decoded({ body, headers }: Answer): string {
  const coding = headers['content-encoding'];
  return (coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body).toString();
}

async function publish(key: string, version: string): Promise<void> {
  const headers = { 'content-type': 'application/zip' };
  await admin.send(PLUGINS, { method: 'POST', headers, body: pluginArchive({ key, version }) });
}

const post = (path: string, body: object): Promise<Answer> =>
  admin.send(`${PLUGINS}/${path}`, { method: 'POST', body });

describe('a cache in front of the servers keeps for all visitors', () => {
  test.each([
    '/api/players?limit=30&deal=d145',
    '/api/team-logos?refresh=true&count=40&deal=d145',
    '/api/player-grid/game?deal=d145',
    '/api/futwordle/answers?length=5&deal=d145',
    '/api/players/search?q=mar',
    '/api/players/search?q=mar&deal=d145',
    '/api/matchdays/145',
    '/api/matchdays/145/results/penalty-kick',
    '/api/nations?language=de',
    '/api/album',
    '/api/openapi.json',
    '/robots.txt',
    '/favicon.svg',
  ])('%s', async (path) => {
    expect((await cache.visit(path, GERMAN)).source).toBe('miss');
    const second = await cache.visit(path, { ...FRENCH, cookie: admin.cookie });
    expect([second.source, second.answer.status]).toEqual(['hit', 200]);
  });

  test('the details and the picture of a player, and the files of a game', async () => {
    const [player] = (await site.send(`/api/players?limit=5&deal=${DEAL}`)).json<PlayerSummary[]>();
    const { remote } = (await games())[0]!;
    const paths = [`/api/players/${player!.id}?deal=${DEAL}`, player!.photo!, remote.entry, remote.locales.en!];
    for (const path of paths) {
      await cache.visit(path, GERMAN);
      expect([path, (await cache.visit(path, FRENCH)).source]).toEqual([path, 'hit']);
    }
  });

  test('a long-kept list in the coding of its first visitor, although it was not compressed before', async () => {
    const path = `/api/players?limit=300&deal=${DEAL}`;
    expect((await cache.visit(path, GERMAN)).answer.headers['content-encoding']).toBe('br');
    expect((await cache.visit(path, { 'accept-encoding': 'gzip' })).answer.headers['content-encoding']).toBe('gzip');
  });
});

describe('a cache in front of the servers never stores', () => {
  test.each([
    ['the session of an administrator', '/api/admin/session'],
    ['a list of the console', '/api/admin/players?page=1'],
    ['a draw that every visitor makes anew', '/api/players?limit=30'],
    ['a puzzle without a token', '/api/connections-game'],
    ['photos of coaches, whose addresses contain the requested host', '/api/coaches'],
    ['the coaches of a matchday', '/api/coaches?deal=d145'],
    ['a sample for one visitor', '/api/players/sample?limit=5&prefer=1'],
    ['an error', '/api/players/999999999'],
    ['the health of a server', '/readyz'],
  ])('%s', async (_what, path) => {
    await cache.visit(path, { ...GERMAN, cookie: admin.cookie });
    expect(cache.answers).toEqual([]);
  });

  test('the game of a visitor', async () => {
    const { gameId } = (await site.send('/api/game/new', { method: 'POST', body: {} })).json<{ gameId: string }>();
    await cache.visit(`/api/game?gameId=${gameId}`);
    expect(cache.answers).toEqual([]);
  });

  test('a page or a list of games with a game from the machine of a developer', async () => {
    await post('penalty-kick/dev-override', { origin: 'http://127.0.0.1:5199', minutes: 60 });
    for (const path of ['/', '/penalty-kick', '/api/games']) {
      const { answer } = await cache.visit(path, { ...HTML, cookie: admin.cookie });
      expect(answer.text).toContain('127.0.0.1:5199');
      expect((await cache.visit(path, HTML)).answer.text).not.toContain('127.0.0.1:5199');
      expect((await cache.visit(path, { ...HTML, cookie: admin.cookie })).answer.text).toContain('127.0.0.1:5199');
    }
    expect(cache.answers.filter(({ text }) => text.includes('127.0.0.1:5199'))).toEqual([]);
    await admin.send(`${PLUGINS}/penalty-kick/dev-override`, { method: 'DELETE' });
  });
});

describe('behind a shared cache', () => {
  test('every visitor receives the page in the own language and coding', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (const [language, headers] of [
        ['de', GERMAN],
        ['fr', FRENCH],
        ['en', BROWSER],
        ['de', { cookie: 'app-language=de' }],
        ['fr', { cookie: 'app-language=fr', 'accept-encoding': 'gzip' }],
      ] as const) {
        const { answer } = await cache.visit('/', { ...HTML, ...headers });
        expect(answer.headers['content-language']).toBe(language);
        expect(decoded(answer)).toContain(`<html lang="${language}"`);
      }
    }
  });

  test('a page that did not change is confirmed by a 304', async () => {
    const ticket = (await site.send('/', { headers: HTML })).headers['set-cookie']![0]!.split(';')[0]!;
    const known = (headers: typeof GERMAN) => ({ ...HTML, ...headers, cookie: `${headers.cookie}; ${ticket}` });
    await cache.visit('/', known(GERMAN));
    expect((await cache.visit('/', known(GERMAN))).source).toBe('revalidated');
    expect((await cache.visit('/', known(FRENCH))).source).toBe('miss');
  });

  test('no visitor receives the ticket of another one', async () => {
    const ticketIn = ({ answer }: { answer: Answer }) => answer.headers['set-cookie']?.[0];
    const first = ticketIn(await cache.visit('/', HTML))!;
    const known = { ...HTML, cookie: first.split(';')[0]! };
    // The cache keeps the page of a visitor who has a ticket, and confirms it for a new one.
    await cache.visit('/', known);
    const second = ticketIn(await cache.visit('/', HTML));
    expect([typeof second, second === first]).toEqual(['string', false]);
    expect(ticketIn(await cache.visit('/', known))).toBeUndefined();
  });

  test('a list that expired is confirmed by a 304 and is fresh again', async () => {
    await cache.visit('/api/album', GERMAN);
    pass(6);
    expect((await cache.visit('/api/album', FRENCH)).source).toBe('revalidated');
    expect((await cache.visit('/api/album', GERMAN)).source).toBe('hit');
  });

  test('the next visitor receives a release, a rollback and a withdrawal', async () => {
    await publish('corner-flag', '1.0.0');
    const seen: boolean[] = [await isListed('corner-flag')];
    await post('corner-flag/release', { version: '1.0.0', reason: 'First.' });
    seen.push(await isListed('corner-flag'));
    const { remote } = (await games()).find(({ key }) => key === 'corner-flag')!;
    expect((await cache.visit(remote.entry)).answer.status).toBe(200);
    expect((await cache.visit('/corner-flag', HTML)).answer.text).toContain(remote.entry);
    await post('corner-flag/withdraw', { reason: 'It shows wrong answers.' });
    seen.push(await isListed('corner-flag'));
    expect(seen).toEqual([false, true, false]);
    expect((await cache.visit('/corner-flag', HTML)).answer.text).not.toContain(remote.entry);
    expect((await cache.visit('/', HTML)).answer.text).not.toContain(remote.entry);
    // The cache still has the file. No page names it, and the server does not send it again.
    expect((await cache.visit(remote.entry)).source).toBe('hit');
    expect((await site.send(remote.entry)).status).toBe(404);
  });

  test('a candidate reaches only its share of the visitors', async () => {
    await publish('goal-net', '1.0.0');
    await publish('goal-net', '1.1.0');
    await post('goal-net/release', { version: '1.0.0', reason: 'First.' });
    const [first, last] = await Promise.all(
      [0, 99].map(async (group) => (await site.app.get(StageVisitors).cookieOf(group)).split(';')[0]!),
    );
    const versionIn = async (cookie: string, path = '/api/games'): Promise<string | undefined> =>
      /goal-net","version":"([^"]+)"/.exec((await cache.visit(path, { ...HTML, cookie })).answer.text)?.[1];
    const all = async (): Promise<unknown[]> => [
      await versionIn(first!),
      await versionIn(last!),
      await versionIn(first!),
    ];
    const before = await all();
    await cache.visit('/goal-net', { ...HTML, cookie: last! });
    await post('goal-net/stage', { version: '1.1.0', share: 10, reason: 'A few first.' });
    expect([before, await all()]).toEqual([
      ['1.0.0', '1.0.0', '1.0.0'],
      ['1.1.0', '1.0.0', '1.1.0'],
    ]);
    const kept = cache.answers.length;
    const { answer } = await cache.visit('/goal-net', HTML);
    expect(answer.headers['set-cookie']).toContainEqual(expect.stringMatching(/^sl-page=/));
    await cache.visit('/goal-net', { ...HTML, cookie: first! });
    expect(cache.answers.length).toBeLessThanOrEqual(kept);
    expect(cache.answers.filter(({ headers }) => headers['set-cookie'])).toEqual([]);
  });
});
