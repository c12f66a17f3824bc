import type { RecallGuess, RecallVerdict } from '@soccer-legends/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { ReadModel, type CataloguePlayer } from '../src/features/people/people.port.ts';
import { Recall } from '../src/features/games/recall/recall.controller.ts';
import { onOneDatabase } from './fixtures/site.ts';

onOneDatabase('Recall', {}, (site) => {
  beforeEach(() => site().database.em().execute('delete from recall_answer'));

  const judge = (guess: Partial<RecallGuess>) =>
    site().send('/api/player-grid/recall', { method: 'POST', body: { ...guess } });
  const verdict = async (guess: RecallGuess) => (await judge(guess)).json<RecallVerdict & object>();

  /** Returns a player with a club of the catalogue, and a cell that he fits. */
  function somePlayer(): { player: CataloguePlayer; cell: RecallGuess } {
    for (const player of site().app.get(ReadModel).snapshot.players.values()) {
      const { id: playerId, nation, spells } = player;
      const teamId = spells.find((spell) => spell.teamId !== null)?.teamId;
      if (nation !== null && teamId != null) return { player, cell: { playerId, nation, teamId } };
    }
    throw new Error('The catalogue has no player with a nation and a club.');
  }

  /** Returns a club for which the player has never played. */
  function otherTeam({ spells }: CataloguePlayer): number {
    const played = new Set(spells.map(({ teamId }) => teamId));
    return [...site().app.get(ReadModel).snapshot.teams.keys()].find((id) => !played.has(id))!;
  }

  test('accepts a player who fits, with the years at the club and points for the fame', async () => {
    const { player, cell } = somePlayer();
    const { fits, points, share, years } = (await verdict(cell)) as Extract<RecallVerdict, { fits: true }>;
    expect({ fits, points, share }).toEqual({ fits: true, points: 2 * (6 - player.fame), share: null });
    expect(years).toMatch(/^\d{4}/);
  });

  test('accepts a player for every national team that he played for', async () => {
    const { player, cell } = somePlayer();
    const { app, database } = site();
    const members = [{ player: player.id, reason: { en: `ARG, ${player.nation}` }, variant: null }];
    const lateralGroups = [{ id: 'two-national-teams', members }];
    const recall = new Recall(app.get(ReadModel), database, { lateralGroups });
    expect(await recall.judge({ ...cell, nation: 'ARG' })).toMatchObject({ fits: true });
    expect(await recall.judge(cell)).toMatchObject({ fits: true });
    expect(await recall.judge({ ...cell, nation: 'XXX' })).toMatchObject({ fits: false, nationFits: false });
  });

  test('reports which of nation and club a player does not fit', async () => {
    const { player, cell } = somePlayer();
    const teamId = otherTeam(player);
    const not = { fits: false, nationFits: true, clubFits: true };
    expect(await verdict({ ...cell, nation: 'XXX' })).toEqual({ ...not, nationFits: false });
    expect(await verdict({ ...cell, teamId })).toEqual({ ...not, clubFits: false });
    expect(await verdict({ ...cell, teamId, nation: 'XXX' })).toEqual({
      fits: false,
      nationFits: false,
      clubFits: false,
    });
  });

  test('scores by the share of earlier answers once there are twenty', async () => {
    const { cell } = somePlayer();
    for (let answer = 1; answer <= 20; answer += 1) expect(await verdict(cell)).toMatchObject({ share: null });
    expect(await verdict(cell)).toMatchObject({ share: 100, points: 1 });
  });

  test('counts answers that are sent at the same time', async () => {
    const { cell } = somePlayer();
    await Promise.all(Array.from({ length: 10 }, () => judge(cell)));
    expect(await site().app.get(Recall).count(cell)).toEqual({ own: 10, total: 10 });
  });

  test('does not count a player who does not fit', async () => {
    const { player, cell } = somePlayer();
    await judge({ ...cell, teamId: otherTeam(player) });
    expect(await site().database.em().execute('select * from recall_answer')).toEqual([]);
  });

  test('halves the counts of a cell that has too many', async () => {
    const { cell } = somePlayer();
    const answers = site().app.get(Recall);
    for (const before of [0, 1, 2, 3]) expect(await answers.count(cell, 3)).toEqual({ own: before, total: before });
    // The four answers were halved.
    expect(await answers.count(cell, 3)).toEqual({ own: 2, total: 2 });
  });

  describe('rejects', () => {
    test.each([
      ['a request without a player', { playerId: undefined }, 400],
      ['a name instead of an id', { playerId: 'Kaká' }, 400],
      ['an id that no integer column holds', { playerId: 2 ** 31 }, 400],
      ['a nation that is no code', { nation: 'Brazil' }, 400],
      ['a club of 0', { teamId: 0 }, 400],
      ['an unknown player', { playerId: 999_999 }, 404],
      ['an unknown club', { teamId: 999_999 }, 404],
    ])('%s', async (_what, change, status) => {
      const answer = await judge({ ...somePlayer().cell, ...(change as object) });
      expect(answer.status).toBe(status);
    });
  });
});
