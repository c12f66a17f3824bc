import { dealSeed, type DrawName, type GameEffects, type PlayerSummary } from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import { ReadModel } from '../src/features/people/catalogue/read-model.ts';
import { FrozenDraws } from '../src/features/deals/frozen-draws.ts';
import { CatalogueIndexes } from '../src/features/games/catalogue-indexes.ts';
import { drawsFrom, MATCHDAY_DRAWS } from '../src/features/games/effects/matchday-draws.ts';
import { SeededRandom } from '../src/platform/environment/random-source.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { football } from './fixtures/football.ts';
import type { PluginFolder } from './fixtures/plugin-folder.ts';
import { onOneDatabase } from './fixtures/site.ts';

/** The test clock starts on matchday 145, when it is matchday 146 in UTC+14. */
const LAST_MATCHDAY = 153;
const NOTHING: GameEffects = { gains: [], loses: [], matchdays: [] };

/** The games of the site with their draws. */
const GAMES: Readonly<Record<string, DrawName>> = {
  'career-guess': 'careers',
  'connect-game': 'players',
  'manager-game': 'coaches',
  'player-grid': 'playerGrid',
};
const plugins = (folder: PluginFolder): void => {
  for (const [key, draw] of Object.entries(GAMES)) folder.build(key, { draws: [draw] });
};

onOneDatabase('the effects of a correction', { plugins }, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });
  const preview = (id: number, change: object, people = 'players') =>
    admin.send(`/api/admin/facts/${people}/${id}/effects`, { method: 'POST', body: { version: 0, ...change } });
  const effects = async (id: number, change: object, people?: string): Promise<GameEffects> => {
    const answer = await preview(id, change, people);
    expect(answer.status).toBe(200);
    return answer.json<GameEffects>();
  };

  test('are none without a change', async () => {
    expect(await effects(101, {})).toEqual(NOTHING);
  });

  test('list the games that lose a hidden player, and every matchday that is not dealt yet', async () => {
    const { gains, loses, matchdays } = await effects(101, { fields: { hidden: true } });
    expect(gains).toEqual([]);
    expect(loses).toContain('career-guess');
    expect(loses).toContain('player-grid');
    expect(matchdays.at(-1)).toMatchObject({ matchday: LAST_MATCHDAY, date: '2026-11-29', keeps: [], unproven: [] });
    expect(matchdays.at(-1)!.changes).toContain('connect-game');
  });

  test('list the games that gain a player', async () => {
    const { gains } = await effects(111, { spells: [{ club: 'Inter', startYear: 2011, endYear: 2013, matches: 40 }] });
    expect(gains).toEqual(['career-guess']);
  });

  test('list the game that loses a hidden coach', async () => {
    const { loses, matchdays } = await effects(501, { fields: { hidden: true } }, 'coaches');
    expect(loses).toEqual(['manager-game']);
    expect(new Set(matchdays.flatMap(({ changes }) => changes))).toEqual(new Set(['manager-game']));
  });

  test('do not change a dealt matchday', async () => {
    const [player] = (await site().send('/api/players?limit=30&deal=d145')).json<PlayerSummary[] & object>();
    const { matchdays } = await effects(player!.id, { fields: { hidden: true } });
    const today = matchdays.find(({ matchday }) => matchday === 145)!;
    expect(today.keeps).toEqual(['connect-game']);
    expect(today.changes).not.toContain('connect-game');
  });

  test('save nothing', async () => {
    await effects(102, { fields: { number: 99 } });
    expect((await admin.send('/api/admin/facts/players/102')).json()).toMatchObject({ version: 0 });
  });

  test('are rejected for facts that break a rule and for an unknown person', async () => {
    expect((await preview(101, { fields: { name: 'Озил' } })).json()).toMatchObject({ code: 'facts.invalid' });
    expect((await preview(999_999, {})).json()).toMatchObject({ code: 'facts.personNotFound' });
  });

  test('are computed from the same draws as the deals', async () => {
    const { app } = site();
    const token = 'd145';
    for (const path of ['/api/players?limit=300', '/api/coaches?limit=1000', '/api/player-grid/game?size=3'])
      await site().send(`${path}&deal=${token}`);
    for (const length of [4, 5, 6, 7]) await site().send(`/api/futwordle/answers?length=${length}&deal=${token}`);
    await site().send('/api/connections-game?deal=d145');
    await site().send('/api/game/new?deal=d145', { method: 'POST' });
    const seed = await app.get(FrozenDraws).seedOf(token);
    const draws = drawsFrom(new CatalogueIndexes(app.get(ReadModel).snapshot, football));
    const stored = new Map((await app.get(FrozenDraws).dealtBy([token])).map(({ draw, value }) => [draw, value]));
    for (const { name } of MATCHDAY_DRAWS.filter((draw) => draw.name !== 'coaches')) {
      const drawn = draws[name]!(new SeededRandom(dealSeed(seed, name)));
      expect([name, JSON.stringify(drawn)]).toEqual([name, JSON.stringify(stored.get(name) ?? emptyOf(drawn))]);
    }
    expect(stored.has('coaches')).toBe(true);
  });
});

/** The result of a draw that is not stored: nothing, or an empty list. */
function emptyOf(drawn: unknown): unknown {
  return Array.isArray(drawn) && drawn.length > 0 ? undefined : drawn;
}
