import type { GameListing } from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import type { Answer } from './fixtures/send.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';

const SITE = 'http://localhost:3000';
const OWN = 'penalty-kick.games.localhost:3000';

let site: Site;
let entry: string;

beforeAll(async () => {
  site = await startSite(openAnyCopy, {
    variables: { GAMES_URL: 'http://*.games.localhost:3000', TRUST_PLUGINS_DIR: 'off' },
    plugins: (folder) => void folder.build('penalty-kick'),
  });
  const games = (await site.send('/api/games')).json<GameListing[]>();
  ({ entry } = games.find(({ key }) => key === 'penalty-kick')!.remote);
  return () => site.close();
});

function ask(host: string, path: string): Promise<Answer> {
  return site.send(path, { headers: { host, accept: 'text/html' } });
}

test.each([
  ['its frame', '/plugins/frame', 200],
  ['its files', () => entry, 200],
  ['a page', '/', 404],
  ['a page of the console', '/admin', 404],
  ['a call', '/api/games', 404],
  ['a call of the console', '/api/admin/session', 404],
  ['files of another game', '/plugins/memo-game/1.0.0-00000000/remoteEntry.js', 404],
  ['a picture of the site', '/art/flag/gb.svg', 404],
])('the host of a game responds to a request for %s', async (_what, path, status) => {
  expect((await ask(OWN, typeof path === 'string' ? path : path())).status).toBe(status);
});

test('a frame at its own host loads the files of its game only, and is framed by the site only', async () => {
  const { headers, text } = await ask(OWN, '/plugins/frame');
  const policy = headers['content-security-policy'] as string;
  expect(policy).toContain(`sandbox allow-scripts allow-forms; default-src 'none'`);
  expect(policy).toMatch(new RegExp(`script-src 'sha256-[^']+' http://${OWN}/plugins/penalty-kick/ blob:`));
  expect(policy).toContain(`frame-ancestors ${SITE}`);
  expect(text).toContain(`<base href="${SITE}/">`);
});

test('a page may show the frames of all hosts of games, and the list names the host of each sandboxed game', async () => {
  const page = await ask('localhost:3000', '/');
  expect(page.headers['content-security-policy']).toContain('frame-src http://*.games.localhost:3000;');
  const games = (await site.send('/api/games')).json<GameListing[]>();
  expect(games.find(({ key }) => key === 'penalty-kick')!.sandbox?.frame).toBe(`http://${OWN}/plugins/frame`);
});
