import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Person, Team } from '../src/features/people/entities.ts';
import { CheckPicturesJob, PictureProbe } from '../src/features/people/art/check-pictures.job.ts';
import { listenLocally } from './fixtures/local-server.ts';
import { onOneDatabase } from './fixtures/site.ts';

/** One more than the job checks in one night. */
const MANY = 601;
const FIRST_OF_MANY = 5_000_000;

let server: Server;
let origin: string;
let requested: string[];

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    requested.push(url!);
    const isGone = url!.includes('gone');
    response.writeHead(isGone ? 404 : 200, { 'content-type': 'image/png', etag: url! }).end();
  });
  origin = await listenLocally(server);
});
afterAll(() => void server.close());
beforeEach(() => {
  requested = [];
});

onOneDatabase('the job that checks pictures', {}, (site) => {
  const check = (): Promise<void> =>
    new CheckPicturesJob(site().database, new PictureProbe([origin]), site().log).run();

  test('removes only the URLs of missing pictures', async () => {
    const em = site().database.em();
    const elsewhere = 'https://example.org/gone.png';
    await em.nativeUpdate(Person, { kind: 'player', id: 101 }, { photo: `${origin}/players/gone.png` });
    await em.nativeUpdate(Person, { kind: 'player', id: 102 }, { photo: `${origin}/players/102.png` });
    await em.nativeUpdate(Person, { kind: 'player', id: 103 }, { photo: elsewhere });
    await em.nativeUpdate(Person, { kind: 'coach', id: 501 }, { photo: `${origin}/coachs/gone.png` });
    await em.nativeUpdate(Team, { id: 3 }, { logo: `${origin}/teams/gone.png` });
    await check();
    const fresh = site().database.em();
    const photos = await fresh.find(Person, { kind: 'player', id: [101, 102, 103] }, { orderBy: { id: 'asc' } });
    expect(photos.map(({ photo }) => photo)).toEqual([null, `${origin}/players/102.png`, elsewhere]);
    expect((await fresh.findOneOrFail(Person, { kind: 'coach', id: 501 })).photo).toBeNull();
    expect((await fresh.findOneOrFail(Team, { id: 3 })).logo).toBeNull();
  });

  test('continues where it stopped, and starts again at the end of a table', async () => {
    const em = site().database.em();
    await em.execute("update person set photo = null where kind = 'player'");
    await em.execute(
      `insert into person (kind, id, name, country, fame, source, updated_at, photo)
       select 'player', ${FIRST_OF_MANY} + n, 'Somebody ' || n, 'Spain', 1, 'api', now(), ? || n || '.png'
       from generate_series(1, ${MANY}) n`,
      [`${origin}/many/`],
    );
    const checked = async (): Promise<number> => {
      requested = [];
      await check();
      return requested.filter((url) => /many\/[1-9]/.test(url)).length;
    };
    expect([await checked(), await checked(), await checked()]).toEqual([MANY - 1, 1, MANY - 1]);
  });
});
