import {
  MOST_GROUP_PLAYERS,
  type AdminPlayer,
  type CareerGameState,
  type PlayerDetail,
  type PlayerGroup,
  type PlayerSummary,
  type Squad,
  type WordleAnswer,
} from '@soccer-legends/contracts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ReadModel } from '../src/features/people/catalogue/read-model.ts';
import { Challenges } from '../src/features/deals/challenges.ts';
import { FrozenDraws } from '../src/features/deals/frozen-draws.ts';
import type { Database } from '../src/platform/database/database.ts';
import { DAY_MS, HOUR_MS } from '../src/platform/environment/clock.ts';
import { SigningKey } from '../src/platform/signing/signing-key.ts';
import { onOneDatabase, openAnyCopy, startSite, type Site } from './fixtures/site.ts';
import type { RunningGame } from './fixtures/visitor.ts';

/** The calls that support tokens, as the games send them. The test clock starts on matchday 145, 2026-11-21. */
const CALLS = [
  '/api/players?limit=30',
  '/api/players?limit=300',
  '/api/team-logos?refresh=true&count=40',
  '/api/team-logos?count=40',
  '/api/coaches?limit=1000',
  '/api/futwordle/answers?length=5',
  '/api/player-grid/game?size=3',
  '/api/squads?limit=3',
  '/api/groups?limit=3',
];

const withDeal = (path: string, token: string): string => `${path}&deal=${token}`;
const problemOf = (text: string): string | undefined => /"code":"([^"]*)"/.exec(text)?.[1];

async function textOf(site: Site, path: string): Promise<string> {
  const { status, text } = await site.send(path);
  expect(status).toBe(200);
  return text;
}

/** Starts a game of Career Guess. Returns its five players in the order of the rounds. */
async function careerPlayers(site: Site, token?: string): Promise<number[]> {
  const path = token === undefined ? '/api/game/new' : `/api/game/new?deal=${token}`;
  const { gameId } = (await site.send(path, { method: 'POST' })).json<RunningGame>();
  const players: number[] = [];
  for (let round = 1; round <= 5; round++) {
    const { correctPlayerId } = (await site.send(`/api/game?gameId=${gameId}`)).json<CareerGameState>();
    players.push(correctPlayerId);
    await site.send('/api/game/guess', { method: 'POST', body: { gameId, playerId: correctPlayerId } });
    await site.send('/api/game/next-round', { method: 'POST', body: { gameId, wasCorrect: true } });
  }
  return players;
}

async function changeCatalogue(site: Site): Promise<void> {
  await site.database.em().execute("update person set name = 'Renamed ' || id where kind = 'player'");
  await site.database.em().execute("update team set name = 'Renamed ' || id");
  await site.database.em().execute("update person set name = 'Renamed ' || id where kind = 'coach'");
  await site.app.get(ReadModel).rebuild();
}

onOneDatabase('a deal with a token', {}, (site) => {
  test.each(CALLS)('returns the same bytes for every call of %s', async (path) => {
    const first = await textOf(site(), withDeal(path, 'd145'));
    expect(await textOf(site(), withDeal(path, 'd145'))).toBe(first);
    expect(JSON.parse(first)).not.toEqual([]);
  });

  test.each(['/api/players?limit=30', '/api/team-logos?refresh=true&count=10', '/api/player-grid/game?size=3'])(
    'differs from the deal of the next day for %s',
    async (path) => {
      const days = await Promise.all(['d141', 'd142', 'd143'].map((token) => textOf(site(), withDeal(path, token))));
      expect(new Set(days).size).toBe(3);
    },
  );

  test('has the careers of its own players only, as they were at the first call', async () => {
    const list = JSON.parse(await textOf(site(), '/api/players?limit=30&deal=d140')) as PlayerSummary[];
    const own = list.slice(0, 2).map(({ id }) => id);
    const everyone = JSON.parse(await textOf(site(), '/api/players?limit=1000')) as PlayerSummary[];
    const foreign = everyone.find(({ id }) => !list.some((player) => player.id === id))!.id;
    const careers = async (ids: readonly number[], more = '') =>
      JSON.parse(await textOf(site(), `/api/players/careers?ids=${ids.join()}${more}`)) as PlayerDetail[];
    const [first, second] = own as [number, number];
    const now = await careers([second, 2_000_000_000, first]);
    expect(now.map(({ id }) => id)).toEqual([second, first]);
    expect(JSON.parse(await textOf(site(), `/api/players/${second}`))).toMatchObject({
      ...now[0],
      career: now[0]!.career.map((item) => ({ ...item })),
    });
    const dealt = await careers([foreign, ...own], '&deal=d140');
    expect(dealt.map(({ id }) => id)).toEqual(own);
    expect(await careers(own, '&deal=d139')).toEqual([]);
    await site().database.em().execute("update person set name = 'Renamed' where kind = 'player' and id = ?", [first]);
    await site().app.get(ReadModel).rebuild();
    expect((await careers([first]))[0]!.name).toBe('Renamed');
    expect(await careers([foreign, ...own], '&deal=d140')).toEqual(dealt);
  });

  test('may be cached for a day', async () => {
    const { headers } = await site().send('/api/players?limit=30&deal=d145');
    expect(headers['cache-control']).toBe('public, max-age=86400, immutable');
  });

  test('returns the beginning of the same sample for a smaller limit', async () => {
    const list = async (limit: number): Promise<PlayerSummary[]> =>
      JSON.parse(await textOf(site(), `/api/players?limit=${limit}&deal=d145`)) as PlayerSummary[];
    expect(await list(7)).toEqual((await list(30)).slice(0, 7));
    expect(await list(40)).toEqual((await list(300)).slice(0, 40));
  });

  test('is not stored while the catalogue is too small for it', async () => {
    const { headers, text } = await site().send('/api/connections-game?deal=d145');
    expect([headers['cache-control'], text]).toEqual(['no-store', '{"players":[],"groups":[]}']);
    const stored = await site().database.em().execute("select 1 from deal_answer where draw = 'connections'");
    expect(stored).toEqual([]);
  });

  test('is drawn only once for ten concurrent requests', async () => {
    let drawn = 0;
    const draw = (): number => (drawn += 1);
    const draws = site().app.get(FrozenDraws);
    const answers = await Promise.all(Array.from({ length: 10 }, () => draws.read('d144', 'count', draw)));
    expect([new Set(answers), drawn]).toEqual([new Set([1]), 1]);
  });

  test('asks for the same five players in every game of Career Guess', async () => {
    const first = await careerPlayers(site(), 'd145');
    expect(new Set(first).size).toBe(5);
    expect(await careerPlayers(site(), 'd145')).toEqual(first);
    expect(await careerPlayers(site(), 'd144')).not.toEqual(first);
  });

  describe('after a change of the catalogue', () => {
    test('is unchanged, including the details of players', async () => {
      const paths = CALLS.map((path) => withDeal(path, 'd140'));
      const before = await Promise.all(paths.map((path) => textOf(site(), path)));
      const players = await careerPlayers(site(), 'd140');
      const detail = `/api/players/${players[0]}?deal=d140`;
      const { name } = JSON.parse(await textOf(site(), detail)) as AdminPlayer;
      await changeCatalogue(site());
      expect(await Promise.all(paths.map((path) => textOf(site(), path)))).toEqual(before);
      // A path without a response in memory.
      const words = JSON.parse(await textOf(site(), '/api/players?limit=29&deal=d140')) as PlayerSummary[];
      expect(words.filter((player) => player.name.startsWith('Renamed'))).toEqual([]);
      expect(await careerPlayers(site(), 'd140')).toEqual(players);
      expect(JSON.parse(await textOf(site(), detail))).toMatchObject({ name });
      expect(JSON.parse(await textOf(site(), `/api/players/${players[0]}`))).toMatchObject({
        name: `Renamed ${players[0]}`,
      });
    });

    test('uses the new catalogue for a token that was not used before', async () => {
      const players = JSON.parse(await textOf(site(), '/api/players?limit=30&deal=d139')) as PlayerSummary[];
      expect(players.every(({ name }) => name.startsWith('Renamed'))).toBe(true);
      const words = JSON.parse(await textOf(site(), '/api/futwordle/answers?length=5&deal=d139')) as WordleAnswer[];
      expect(words.every(({ fullName }) => fullName.startsWith('Renamed'))).toBe(true);
    });
  });

  test.each(['x', 'd0', 'd01', 'c7k3m9qx', 'd145%20', '', 'd145&deal=d144'])(
    'returns 404 for the unknown token %j',
    async (token) => {
      for (const path of CALLS) {
        const { status, text } = await site().send(withDeal(path, token));
        // A repeated parameter is not a string, so a route with a request class rejects it first.
        expect(token.includes('&') ? [400, 404] : [404]).toContain(status);
        expect(['deal.unknown', 'request.invalid']).toContain(problemOf(text));
      }
      const { status } = await site().send(`/api/game/new?deal=${token}`, { method: 'POST' });
      expect(status).toBe(404);
    },
  );

  test('begins when UTC+14 reaches the day, and returns 425 earlier', async () => {
    // Matchday 147 is 2026-11-23, and the clock is at noon on 2026-11-21.
    const begins = 22 * HOUR_MS;
    const status = async (): Promise<[number, string | undefined]> => {
      const answer = await site().send('/api/players?limit=30&deal=d147');
      return [answer.status, problemOf(answer.text)];
    };
    site().clock.advance(begins - 1);
    expect(await status()).toEqual([425, 'deal.notBegun']);
    site().clock.advance(1);
    expect(await status()).toEqual([200, undefined]);
    site().clock.advance(-begins);
  });

  describe('of a day that has not begun', () => {
    const COMING = 'd147';
    const secret = (): Promise<string> => site().app.get(FrozenDraws).seedOf(COMING);

    test.each(['/', '/api/games', '/api/matchdays/146', '/api/matchdays/147', '/api/players?limit=30&deal=d147'])(
      'has a seed that GET %s does not contain',
      async (path) => {
        const { text } = await site().send(path);
        expect(text).not.toContain(await secret());
      },
    );

    test('is refused again if a clock that was ahead had dealt it, and its card was shown', async () => {
      const paths = ['/api/matchdays/147', `/api/players?limit=30&deal=${COMING}`];
      const statuses = () => Promise.all(paths.map(async (path) => (await site().send(path)).status));
      site().clock.advance(2 * DAY_MS);
      expect(await statuses()).toEqual([200, 200]);
      expect((await site().send(paths[0]!)).json()).toMatchObject({ seed: await secret() });
      site().clock.advance(-2 * DAY_MS);
      expect(await statuses()).toEqual([425, 425]);
    });
  });

  test('has the same seed on every server of a site, and another one on every other site', async () => {
    const open = async (): Promise<Database> => {
      const database = await openAnyCopy();
      onTestFinished(() => database.close());
      await database.em().execute("delete from setting where name = 'deals.seedKey'");
      return database;
    };
    const [first, second] = [await open(), await open()];
    const seedOn = (database: Database) => {
      const { app, clock } = site();
      const key = new SigningKey(database, 'deals.seedKey');
      return new FrozenDraws(database, app.get(Challenges), clock, key).seedOf('d145');
    };
    expect(await seedOn(first)).toBe(await seedOn(first));
    expect(await seedOn(second)).not.toBe(await seedOn(first));
  });

  test.each(['/api/players/search?q=silva', '/api/nations?language=de', '/api/players?limit=1000'])(
    'does not change %s, which deals nothing',
    async (path) => {
      expect(await textOf(site(), withDeal(path, 'd145'))).toBe(await textOf(site(), path));
    },
  );
});

onOneDatabase('a squad', {}, (site) => {
  const squads = async (query: string): Promise<Squad[]> => (await site().send(`/api/squads?${query}`)).json<Squad[]>();

  test('is drawn for different clubs, each with eleven players or more whose careers include the season', async () => {
    const drawn = await squads('limit=20');
    expect(drawn.length).toBeGreaterThan(3);
    expect(new Set(drawn.map(({ club }) => club.id)).size).toBe(drawn.length);
    for (const { club, season, players } of drawn) {
      expect(players.length).toBeGreaterThanOrEqual(11);
      const ids = players.slice(0, 60).map(({ id }) => id);
      const careers = (await site().send(`/api/players/careers?ids=${ids.join()}`)).json<PlayerDetail[]>();
      const played = careers.filter(({ career }) =>
        career.some(({ team, years }) => {
          const [from, to = from] = years.split(' -').map((year) => Number(year) || season);
          return team === club.name && from! <= season && season <= to!;
        }),
      );
      expect(played.length).toBeGreaterThanOrEqual(11);
    }
  });

  test('of a club and a season equals the drawn one, and is missing for an unknown club', async () => {
    const [drawn] = await squads('limit=1');
    expect(await squads(`club=${drawn!.club.id}&season=${drawn!.season}`)).toEqual([drawn]);
    expect(await squads('club=2000000000&season=2010')).toEqual([]);
    expect(await squads(`club=${drawn!.club.id}&season=1850`)).toEqual([]);
  });
});

test('GET /api/groups draws different groups of several kinds, each with at least four different players', async () => {
  const site = await startSite(openAnyCopy);
  onTestFinished(() => site.close());
  const groups = JSON.parse(await textOf(site, '/api/groups?limit=20')) as PlayerGroup[];
  expect(groups.length).toBeGreaterThan(5);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
  expect(new Set(groups.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  for (const { names, players } of groups) {
    expect(names.en).not.toBe('');
    expect(new Set(players.map(({ id }) => id)).size).toBe(players.length);
    expect(players.length).toBeGreaterThanOrEqual(4);
    expect(players.length).toBeLessThanOrEqual(MOST_GROUP_PLAYERS);
  }
});
