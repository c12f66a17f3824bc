import { Resvg } from '@resvg/resvg-js';
import { createServer, type Server } from 'node:http';
import type {
  ExternalPlayer,
  FactSheet,
  Page,
  PlayerSummary,
  QualityCount,
  QualityFinding,
  TeamLogo,
} from '@soccer-legends/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PictureFetcher } from '../src/features/people/art/picture-fetcher.ts';
import { Person, Team } from '../src/features/people/entities.ts';
import { ReadModel } from '../src/features/people/catalogue/read-model.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { FakeApiQuota, FakeFootball, newPlayer } from './fixtures/fake-football.ts';
import { listenLocally } from './fixtures/local-server.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';

const MEDIA = 'https://media.api-sports.io/football';
const photo = new Resvg(
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150"><rect width="150" height="150"/></svg>',
)
  .render()
  .asPng();

describe('a picture of the data service', () => {
  let server: Server;
  let origin: string;
  let fetcher: PictureFetcher;

  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      if (url === '/photo.png') response.end(photo);
      else if (url === '/moved.png') response.writeHead(302, { location: '/photo.png' }).end();
      else if (url === '/large.png') response.end(Buffer.concat([photo, Buffer.alloc(2_000_000)]));
      else if (url === '/page.png') response.end('<!doctype html>');
      else response.writeHead(404).end(photo);
    });
    origin = await listenLocally(server);
    fetcher = new PictureFetcher([origin]);
  });
  afterAll(() => void server.close());

  test('is fetched from the hosts of the service', async () => {
    expect((await fetcher.fetch(`${origin}/photo.png`))!.readUInt32BE(16)).toBe(150);
    expect(await new PictureFetcher().fetch(`${origin}/photo.png`)).toBeUndefined();
  });

  test.each(['moved', 'large', 'page', 'missing'])('is rejected: %s.png', async (name) => {
    expect(await fetcher.fetch(`${origin}/${name}.png`)).toBeUndefined();
  });
});

describe.each(['on', 'off'] as const)('with the pictures of the service %s', (setting) => {
  let site: Site;
  let fetched: string[];
  const football = new FakeFootball();

  beforeAll(async () => {
    const parts = { facts: football, quota: new FakeApiQuota() };
    site = await startSite(openAnyCopy, { variables: { SERVICE_PICTURES: setting }, football: parts });
    const em = site.database.em();
    await em.nativeUpdate(Person, { kind: 'player', id: { $lt: 200 } }, { photo: `${MEDIA}/players/1.png` });
    await em.nativeUpdate(Person, { kind: 'player', id: 102 }, { photo: `${MEDIA}/players/missing.png` });
    await em.nativeUpdate(Person, { kind: 'coach', id: 501 }, { photo: `${MEDIA}/coachs/1.png` });
    await em.nativeUpdate(Team, { id: 3 }, { logo: `${MEDIA}/teams/42.png` });
    await em.nativeUpdate(Team, { id: 4 }, { logo: 'https://elsewhere.example/4.png' });
    await site.app.get(ReadModel).follow();
    fetched = [];
    // Tests do not connect to the service.
    site.app.get(PictureFetcher).fetch = (url) => {
      fetched.push(url);
      return Promise.resolve(url.includes('missing') ? undefined : photo);
    };
  });
  afterAll(() => site.close());

  /** Sets whether a player's picture is a drawing. */
  const draw = async (admin: Administrator, id: number, { version, drawn }: { version: number; drawn: boolean }) =>
    (
      await admin.send(`/api/admin/facts/players/${id}`, { method: 'PATCH', body: { version, fields: { drawn } } })
    ).json<FactSheet>();

  test('no response and no page contains a picture from another host', async () => {
    const admin = await site.signIn();
    football.people = [newPlayer(7, { photo: `${MEDIA}/players/7.png` })];
    const paths = [
      '/api/players?limit=300',
      '/api/players?limit=30',
      '/api/players?limit=1000',
      '/api/players/101',
      '/api/team-logos',
      '/api/coaches',
      '/api/connections-game',
      '/api/player-grid/game',
      '/api/album',
      '/api/admin/players',
      '/api/admin/teams',
      '/api/admin/players-by-name?name=Newh',
    ];
    for (const path of paths) {
      const { status, text } = await admin.send(path);
      expect([path, status, /https?:\/\/(?!localhost|127\.0\.0\.1)/.exec(text)]).toEqual([path, 200, null]);
    }
    const found = (await admin.send('/api/admin/players-by-name?name=Newh')).json<ExternalPlayer[] & object>();
    expect(found).toMatchObject([{ player: { id: 7, photo: null } }]);
    const policy = String((await site.send('/')).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data:;");
  });

  test.runIf(setting === 'off')('shows drawings, and has no pictures', async () => {
    const player = (await site.send('/api/players/101')).json<PlayerSummary & object>();
    expect(player.photo).toMatch(/^\/art\/player\/101\.svg/);
    expect((await site.send('/pictures/player/101.png')).status).toBe(404);
    expect(fetched).toEqual([]);
  });

  test.runIf(setting === 'on')('shows them at our own addresses, and fetches each of them once', async () => {
    const player = (await site.send('/api/players/101')).json<PlayerSummary & object>();
    expect(player.photo).toMatch(/^\/pictures\/player\/101\.png\?v=[0-9a-f]{8}$/);
    const logos = (await site.send('/api/team-logos')).json<TeamLogo[] & object>();
    expect(logos.find(({ id }) => id === 3)).toMatchObject({
      crest: null,
      logoUrl: expect.stringMatching(/^\/pictures\/team\/3\.png/) as string,
    });
    expect(logos.find(({ id }) => id === 4)!.logoUrl).toMatch(/^\/art\/crest\/4\.svg/);
    const answers = await Promise.all(['101', '101', '103'].map((id) => site.send(`/pictures/player/${id}.png?v=1`)));
    expect(
      answers.map(({ status, headers }) => [status, headers['content-type'], headers['x-content-type-options']]),
    ).toEqual(Array(3).fill([200, 'image/png', 'nosniff']));
    expect(answers[0]!.body.equals(photo)).toBe(true);
    expect(fetched).toEqual([`${MEDIA}/players/1.png`]);
  });

  test.runIf(setting === 'on')('shows the drawing of a player for whom an administrator chose it', async () => {
    const admin = await site.signIn();
    const { version, sources } = await draw(admin, 104, { version: 0, drawn: true });
    expect(sources).toEqual({ drawn: false });
    const photoOf = async () => (await site.send('/api/players/104')).json<PlayerSummary & object>().photo;
    expect(await photoOf()).toMatch(/^\/art\/player\/104\.svg/);
    expect((await site.send('/pictures/player/104.png')).status).toBe(404);
    await draw(admin, 104, { version, drawn: false });
    expect(await photoOf()).toMatch(/^\/pictures\/player\/104\.png/);
  });

  test.runIf(setting === 'on')('tries a picture that could not be fetched again after an hour', async () => {
    fetched.length = 0;
    expect((await site.send('/pictures/player/102.png')).status).toBe(404);
    expect((await site.send('/pictures/player/102.png')).status).toBe(404);
    expect(fetched).toHaveLength(1);
    site.clock.advance(61 * 60_000);
    expect((await site.send('/pictures/player/102.png')).status).toBe(404);
    expect(fetched).toHaveLength(2);
  });

  test.runIf(setting === 'on')('lists and counts a picture while it is shown and cannot be fetched', async () => {
    const admin = await site.signIn();
    const broken = async () => {
      const { items } = (await admin.send('/api/admin/quality/brokenPicture')).json<Page<QualityFinding>>();
      const counts = (await admin.send('/api/admin/quality')).json<QualityCount[]>();
      expect(counts.find(({ check }) => check === 'brokenPicture')!.count).toBe(items.length);
      return items.map(({ id }) => id);
    };
    expect(await broken()).toEqual([102]);
    const { version } = await draw(admin, 102, { version: 0, drawn: true });
    expect(await broken()).toEqual([]);
    await draw(admin, 102, { version, drawn: false });
    expect(await broken()).toEqual([102]);
    site.clock.advance(61 * 60_000);
    site.app.get(PictureFetcher).fetch = () => Promise.resolve(photo);
    expect((await site.send('/pictures/player/102.png')).status).toBe(200);
    expect(await broken()).toEqual([]);
  });

  test.each([
    '/pictures/player/999999.png',
    '/pictures/player/0.png',
    '/pictures/player/101.svg',
    '/pictures/stadium/1.png',
    '/pictures/player/..%2f..%2fx.png',
  ])('has no picture at %s', async (path) => {
    expect((await site.send(path)).status).toBe(404);
  });
});
