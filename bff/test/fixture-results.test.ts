import {
  tokenOfMatchday,
  type FixtureResults,
  type FixtureTicket,
  type PlayerSummary,
} from '@soccer-legends/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../src/platform/environment/clock.ts';
import type { PluginFolder } from './fixtures/plugin-folder.ts';
import { onOneDatabase } from './fixtures/site.ts';

const GAME = 'counted-game';
const GRID = 'counted-grid';
/** The test clock starts on matchday 145, which is then the earliest open one. */
const TODAY = 145;

const plugins = (folder: PluginFolder): void => {
  folder.build(GAME, { draws: ['players'] });
  folder.build(GRID, { draws: ['playerGrid'] });
};

onOneDatabase('the results of a fixture', { plugins }, (site) => {
  const ticketFor = (matchday: number, game = GAME) =>
    site().send(`/api/matchdays/${matchday}/tickets`, { method: 'POST', body: { game } });
  const report = (matchday: number, body: object, from = '127.0.0.1') =>
    site().send(`/api/matchdays/${matchday}/results`, { method: 'POST', body, from });
  const issued = async (matchday: number, game = GAME) =>
    (await ticketFor(matchday, game)).json<FixtureTicket & object>().ticket;
  const win = async (matchday: number, roundsWon: number, from: string) =>
    report(matchday, { ticket: await issued(matchday), outcome: 'win', roundsWon }, from);
  /** Reads the results after the minute for which a server caches them. */
  const shown = async (matchday: number) => {
    site().clock.advance(MINUTE_MS);
    return (await site().send(`/api/matchdays/${matchday}/results/${GAME}`)).json<FixtureResults & object>().tally;
  };
  const rows = async (): Promise<unknown[]> =>
    site().database.em().execute('select outcome, rounds_won, count from fixture_result order by matchday, rounds_won');
  const uses = async (): Promise<number> => {
    const counted = "select count(*)::int as count from rate_limit where key like 'fixture-%'";
    const [found] = await site().database.em().execute<{ count: number }[]>(counted);
    return found!.count;
  };

  test('are shown after fifty results', async () => {
    for (let visitor = 0; visitor < 49; visitor++) {
      const result = { ticket: await issued(TODAY), outcome: visitor < 30 ? 'win' : 'lose', roundsWon: visitor % 4 };
      expect((await report(TODAY, result, `127.0.${visitor}.1`)).status).toBe(204);
    }
    expect(await shown(TODAY)).toBeNull();
    await win(TODAY, 9, '127.0.49.1');
    expect(await shown(TODAY)).toEqual({ results: 50, won: 31, byRoundsWon: [13, 12, 12, 12, 0, 0, 0, 0, 0, 1] });
  });

  test('do not count a ticket twice', async () => {
    const ticket = await issued(TODAY);
    const before = await shown(TODAY);
    for (const outcome of ['win', 'lose', 'win'])
      expect((await report(TODAY, { ticket, outcome, roundsWon: 3 }, '127.1.0.1')).status).toBe(204);
    expect(await shown(TODAY)).toMatchObject({ results: before!.results + 1, won: before!.won + 1 });
  });

  test('count a ticket once if it is used concurrently', async () => {
    const ticket = await issued(TODAY);
    const before = await shown(TODAY);
    const twice = { ticket, outcome: 'win', roundsWon: 3 };
    await Promise.all([report(TODAY, twice, '127.1.1.1'), report(TODAY, twice, '127.1.2.1')]);
    expect((await shown(TODAY))!.results).toBe(before!.results + 1);
  });

  test('count three results of a network and a tenth of all results', async () => {
    const before = await shown(TODAY);
    const most = 3 + Math.floor(before!.results / 10);
    const statuses: number[] = [];
    for (let visitor = 1; visitor <= 10; visitor++) statuses.push((await win(TODAY, 3, `127.2.0.${visitor}`)).status);
    expect(statuses).toEqual([...Array<number>(most).fill(204), ...Array<number>(10 - most).fill(429)]);
    expect((await shown(TODAY))!.results).toBe(before!.results + most);
  });

  test('of six networks are never shown', async () => {
    for (let round = 0; round < 12; round++) {
      for (let network = 1; network <= 6; network++) await win(TODAY + 1, 3, `127.7.${network}.${round + 1}`);
      expect(await shown(TODAY + 1)).toBeNull();
    }
  });

  test('add no rows if a ticket is used in other networks', async () => {
    const ticket = await issued(TODAY);
    await report(TODAY, { ticket, outcome: 'win', roundsWon: 3 }, '127.2.1.1');
    const before = await uses();
    for (let network = 2; network < 12; network++)
      expect((await report(TODAY, { ticket, outcome: 'win', roundsWon: 3 }, `127.2.${network}.1`)).status).toBe(204);
    expect(await uses()).toBe(before);
  });

  test('do not count results with a forged ticket', async () => {
    const [before, rowsBefore, usesBefore] = [await shown(TODAY), await rows(), await uses()];
    const [text = '', signature = ''] = (await issued(TODAY)).split('.');
    const forged = [`${text}.${'A'.repeat(43)}`, `${text}.${signature}A`, `${text}A.${signature}`, `e30.${signature}`];
    for (const ticket of forged)
      expect((await report(TODAY, { ticket, outcome: 'win', roundsWon: 10 }, '127.3.0.1')).status).toBe(403);
    expect([await shown(TODAY), await rows(), await uses()]).toEqual([before, rowsBefore, usesBefore]);
  });

  test('of a past matchday are not counted', async () => {
    expect((await ticketFor(TODAY - 1)).status).toBe(409);
    expect(await shown(TODAY - 1)).toBeNull();
  });

  test('do not count with the ticket of another matchday', async () => {
    const ticket = await issued(TODAY);
    expect((await report(TODAY + 1, { ticket, outcome: 'win', roundsWon: 3 }, '127.4.0.1')).status).toBe(403);
  });

  test('do not count with a ticket that is three days old', async () => {
    const ticket = await issued(TODAY);
    site().clock.advance(3 * DAY_MS);
    expect((await report(TODAY, { ticket, outcome: 'win', roundsWon: 3 }, '127.4.1.1')).status).toBe(403);
  });

  test('count more rounds than twenty as twenty', async () => {
    const today = TODAY + 3;
    for (const roundsWon of [20, 21, 1000]) await win(today, roundsWon, '127.5.0.1');
    expect((await rows()).slice(-1)).toEqual([{ outcome: 'win', rounds_won: 20, count: 3 }]);
  });

  describe('about players', () => {
    const today = TODAY + 3;
    const counts = (game = GAME): Promise<object[]> => {
      const counted =
        'select player_id as id, asked, named, networks from player_result where game = ? order by player_id';
      return site().database.em().execute<object[]>(counted, [game]);
    };
    let dealt: number[];
    let one: number, two: number, three: number, four: number, five: number;

    beforeAll(async () => {
      const path = `/api/players?limit=30&deal=${tokenOfMatchday(today)}`;
      dealt = (await site().send(path)).json<PlayerSummary[]>().map(({ id }) => id);
      [one, two, three, four, five] = dealt.slice(0, 5).sort((a, b) => a - b) as [
        number,
        number,
        number,
        number,
        number,
      ];
    });

    test('count each player once as named or missed, and each network once', async () => {
      const met = { named: [one, two], missed: [two, three] };
      const result = { ticket: await issued(today), outcome: 'win', roundsWon: 1, ...met };
      await report(today, result, '127.6.0.1');
      await report(today, result, '127.6.1.1');
      await report(today, { ...result, ticket: await issued(today), named: [three], missed: [] }, '127.6.2.1');
      await report(today, { ...result, ticket: await issued(today), named: [], missed: [three] }, '127.6.2.2');
      expect(await counts()).toEqual([
        { id: one, asked: 1, named: 1, networks: 1 },
        { id: two, asked: 1, named: 1, networks: 1 },
        { id: three, asked: 3, named: 1, networks: 2 },
      ]);
    });

    test('do not count players whom the fixture did not deal', async () => {
      const before = await counts();
      const everyone = (await site().send('/api/players?limit=1000')).json<PlayerSummary[]>();
      const other = everyone.find(({ id }) => !dealt.includes(id))!.id;
      const result = { ticket: await issued(today), outcome: 'win', roundsWon: 1 };
      expect((await report(today, { ...result, named: [999_999], missed: [other] }, '127.6.3.1')).status).toBe(204);
      expect(await counts()).toEqual(before);
    });

    test('count a player whom a visitor names from memory in a grid', async () => {
      const ticket = await issued(today, GRID);
      const result = { ticket, outcome: 'win', roundsWon: 1, named: [one], missed: [two] };
      await report(today, result, '127.6.4.1');
      expect(await counts(GRID)).toEqual([{ id: one, asked: 1, named: 1, networks: 1 }]);
    });

    test('show the share of visitors who named a player once there are fifty answers from twenty networks', async () => {
      const path = `/api/players?limit=30&deal=${tokenOfMatchday(TODAY)}`;
      const [a, b, c] = (await site().send(path)).json<PlayerSummary[]>().map(({ id }) => id);
      const insert = 'insert into player_result (game, player_id, asked, named, networks) values (?, ?, ?, ?, ?)';
      const other = (await site().send('/api/players?limit=1000')).json<PlayerSummary[]>().at(-1)!.id;
      await site().database.em().execute('delete from player_result where game = ?', [GAME]);
      for (const row of [
        [a, 50, 6, 20],
        [b, 49, 6, 49],
        [c, 50, 6, 19],
        [other, 50, 6, 20],
      ])
        await site()
          .database.em()
          .execute(insert, [GAME, ...row]);
      const named = async (matchday: number) => {
        await shown(matchday);
        return (await site().send(`/api/matchdays/${matchday}/results/${GAME}`)).json<FixtureResults & object>().named;
      };
      expect(await named(TODAY)).toEqual([{ player: a, share: 0.12 }]);
      expect(await named(today)).toEqual([]);
    });

    test('halve the counts of a player with ten thousand results', async () => {
      const insert = 'insert into player_result (game, player_id, asked, named) values (?, ?, ?, ?)';
      await site().database.em().execute(insert, [GAME, four, 9999, 4000]);
      await site().database.em().execute(insert, [GAME, five, 10_000, 4000]);
      const result = { ticket: await issued(today), outcome: 'win', roundsWon: 1, named: [four, five] };
      await report(today, result, '127.6.5.1');
      expect(await counts()).toEqual(
        expect.arrayContaining([
          { id: four, asked: 10_000, named: 4001, networks: 1 },
          { id: five, asked: 5001, named: 2001, networks: 1 },
        ]),
      );
    });
  });

  test.each([
    ['a game that is not on the card', 'GET', `/api/matchdays/${TODAY}/results/other-game`, undefined, 404],
    ['a ticket for such a game', 'POST', `/api/matchdays/${TODAY + 3}/tickets`, { game: 'other-game' }, 404],
    ['a matchday that has not begun', 'POST', '/api/matchdays/900/tickets', { game: GAME }, 425],
    ['a name that is no key', 'GET', `/api/matchdays/${TODAY}/results/NoGame`, undefined, 400],
    ['a result without a ticket', 'POST', `/api/matchdays/${TODAY}/results`, { outcome: 'win', roundsWon: 1 }, 400],
    [
      'a negative number of rounds',
      'POST',
      `/api/matchdays/${TODAY}/results`,
      { ticket: 'a.b', outcome: 'win', roundsWon: -1 },
      400,
    ],
    [
      'a list of more players than a round has',
      'POST',
      `/api/matchdays/${TODAY}/results`,
      { ticket: 'a.b', outcome: 'win', roundsWon: 1, named: Array.from({ length: 101 }, (_, index) => index + 1) },
      400,
    ],
  ])('%s is rejected', async (_what, method, path, body, status) => {
    expect((await site().send(path, { method, body })).status).toBe(status);
  });
});
