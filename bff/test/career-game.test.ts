import type { CareerGameState, CareerRound, CareerVerdict } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import { CareerGameRow, StoredGames } from '../src/features/games/career-game/stored-games.ts';
import { ReadModel } from '../src/features/people/catalogue/read-model.ts';
import { Person } from '../src/features/people/entities.ts';
import { onOneDatabase, type Site } from './fixtures/site.ts';
import type { RunningGame } from './fixtures/visitor.ts';

onOneDatabase('Career Guess', {}, (site) => {
  const start = async (): Promise<RunningGame> =>
    (await site().send('/api/game/new', { method: 'POST' })).json<RunningGame>();
  const guess = (gameId: string, playerId: number) =>
    site().send('/api/game/guess', { method: 'POST', body: { gameId, playerId } });
  const next = (gameId: string, wasCorrect = true) =>
    site().send('/api/game/next-round', { method: 'POST', body: { gameId, wasCorrect } });
  const state = async (gameId: string) =>
    (await site().send(`/api/game?gameId=${gameId}`)).json<CareerGameState & object>();

  test('starts a new game in round 1 with a player to guess', async () => {
    const { gameId, correctPlayerId } = await start();
    expect(await state(gameId)).toEqual({ gameId, correctPlayerId, currentRound: 1, roundsWon: 0, answered: false });
  });

  test('starts a new game with an empty JSON body', async () => {
    const answer = await site().send('/api/game/new', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '',
    });
    expect([answer.status, typeof answer.json()['gameId']]).toEqual([200, 'string']);
  });

  test('excludes the players of the visitor’s earlier games', async () => {
    const first = await start();
    const { playerIds } = (await site().database.em().findOne(CareerGameRow, { id: first.gameId }))!;
    for (let games = 0; games < 10; games += 1) {
      const body = { exclude: playerIds };
      const { gameId } = (await site().send('/api/game/new', { method: 'POST', body })).json<RunningGame>();
      const next = (await site().database.em().findOne(CareerGameRow, { id: gameId }))!;
      expect(next.playerIds.filter((id) => playerIds.includes(id))).toEqual([]);
    }
  });

  test('asks for two of the players that the visitor missed', async () => {
    const first = await start();
    const { playerIds: prefer } = (await site().database.em().findOne(CareerGameRow, { id: first.gameId }))!;
    for (let games = 0; games < 10; games += 1) {
      const body = { prefer: [...prefer.slice(0, 2), 999_999] };
      const { gameId } = (await site().send('/api/game/new', { method: 'POST', body })).json<RunningGame>();
      const { playerIds } = (await site().database.em().findOne(CareerGameRow, { id: gameId }))!;
      expect(playerIds.filter((id) => body.prefer.includes(id))).toHaveLength(2);
    }
  });

  test.each([
    { exclude: 7 },
    { exclude: ['7'] },
    { exclude: [1.5] },
    { exclude: Array(16).fill(1) },
    { prefer: '7' },
    { prefer: Array(25).fill(1) },
  ])('rejects a new game with %j', async (body) => {
    expect((await site().send('/api/game/new', { method: 'POST', body })).status).toBe(400);
  });

  test('picks five different players, all with at least two clubs and unique clues', async () => {
    const games = await Promise.all(Array.from({ length: 30 }, start));
    for (const { gameId } of games) {
      const { playerIds } = (await site().database.em().findOne(CareerGameRow, { id: gameId }))!;
      expect(new Set(playerIds).size).toBe(5);
      for (const id of playerIds) expect([111, 112, 113, 114, 115]).not.toContain(id);
    }
  });

  test('counts five rounds won when every guess is right', async () => {
    const { gameId, ...first } = await start();
    let { correctPlayerId } = first;
    for (let round = 1; round <= 5; round += 1) {
      const verdict = (await guess(gameId, correctPlayerId)).json<CareerVerdict & object>();
      expect(verdict).toEqual({ correct: true, gameState: { currentRound: round, correctPlayerId } });
      const after = (await next(gameId)).json<CareerRound & object>();
      expect([after.currentRound, after.roundsWon]).toEqual([round + 1, round]);
      ({ correctPlayerId } = after);
    }
    expect((await guess(gameId, correctPlayerId)).json()['code']).toBe('careerGame.finished');
    expect((await next(gameId)).json()['currentRound']).toBe(6);
    expect(await state(gameId)).toMatchObject({ currentRound: 5, roundsWon: 5, answered: true });
  });

  test('continues with the next round after a wrong guess, even if the client claims otherwise', async () => {
    const { gameId } = await start();
    expect((await guess(gameId, 114)).json()['correct']).toBe(false);
    expect((await next(gameId, true)).json()).toMatchObject({ currentRound: 2, roundsWon: 0 });
  });

  test('counts a repeated guess once', async () => {
    const { gameId, correctPlayerId } = await start();
    const both = await Promise.all([guess(gameId, correctPlayerId), guess(gameId, correctPlayerId)]);
    expect(both[0].json()).toEqual(both[1].json());
    expect((await next(gameId)).json()).toMatchObject({ currentRound: 2, roundsWon: 1 });
  });

  test('accepts one of two different concurrent guesses', async () => {
    const { gameId, correctPlayerId } = await start();
    const both = await Promise.all([guess(gameId, correctPlayerId), guess(gameId, 114)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('rejects a different guess for a round that was already answered', async () => {
    const { gameId, correctPlayerId } = await start();
    await guess(gameId, 114);
    const again = await guess(gameId, correctPlayerId);
    expect([again.status, again.json()['code']]).toEqual([409, 'careerGame.alreadyAnswered']);
  });

  test('rejects the next round before the first guess', async () => {
    const { gameId } = await start();
    const answer = await next(gameId);
    expect([answer.status, answer.json()['code']]).toEqual([409, 'careerGame.notAnswered']);
  });

  test('advances once when the next round is requested twice', async () => {
    const { gameId, correctPlayerId } = await start();
    await guess(gameId, correctPlayerId);
    const [first, second] = await Promise.all([next(gameId), next(gameId)]);
    expect(first.json()).toEqual(second.json());
    expect((await state(gameId)).currentRound).toBe(2);
  });

  test('reports an answered round between the guess and the next round', async () => {
    const { gameId, correctPlayerId } = await start();
    await guess(gameId, correctPlayerId);
    expect(await state(gameId)).toMatchObject({ currentRound: 1, answered: true, roundsWon: 1 });
  });

  test('forbids caching of games', async () => {
    const { gameId } = await start();
    expect((await site().send(`/api/game?gameId=${gameId}`)).headers['cache-control']).toBe('no-store');
    expect((await site().send('/api/game/new', { method: 'POST' })).headers['cache-control']).toBe('no-store');
  });

  test('keeps games independent of each other', async () => {
    const [mine, other] = await Promise.all([start(), start()]);
    await guess(mine.gameId, mine.correctPlayerId);
    expect(await state(other.gameId)).toMatchObject({ currentRound: 1, answered: false });
  });

  test('accepts a player whom the clues do not distinguish from the answer', async () => {
    const { gameId, correctPlayerId } = await start();
    await makeTwinOf(site(), correctPlayerId);
    expect((await guess(gameId, 114)).json()['correct']).toBe(true);
  });

  describe('expiry', () => {
    test('ends a game after a day', async () => {
      const { gameId } = await start();
      site().clock.advance(24 * 60 * 60 * 1000 - 1);
      expect((await site().send(`/api/game?gameId=${gameId}`)).status).toBe(200);
      site().clock.advance(1);
      expect((await guess(gameId, 114)).json()['code']).toBe('careerGame.notFound');
    });

    test('sweeps expired games only', async () => {
      const old = await start();
      site().clock.advance(24 * 60 * 60 * 1000);
      const fresh = await start();
      await site().app.get(StoredGames).sweep();
      const left = await site().database.em().find(CareerGameRow, {});
      expect(left.map(({ id }) => id)).toEqual([fresh.gameId]);
      expect(left.map(({ id }) => id)).not.toContain(old.gameId);
    });

    test('evicts no game after another server has swept the expired ones', async () => {
      await site().database.em().nativeDelete(CareerGameRow, {});
      const games = new StoredGames(site().database, site().clock);
      await start();
      await start();
      await games.evictFor(0, 2);
      site().clock.advance(24 * 60 * 60 * 1000);
      const running = await start();
      await new StoredGames(site().database, site().clock).sweep();
      await games.evictFor(1, 2);
      expect((await site().send(`/api/game?gameId=${running.gameId}`)).status).toBe(200);
    });

    test('evicts the thousand games that expire first at the capacity limit', async () => {
      const em = site().database.em();
      await em.nativeDelete(CareerGameRow, {});
      await start();
      const copy = `jsonb_populate_record(game, jsonb_build_object('id', gen_random_uuid()))`;
      await em.execute(`insert into career_game select (${copy}).* from career_game as game, generate_series(1, 999)`);
      site().clock.advance(1000);
      const newest = await start();
      const games = new StoredGames(site().database, site().clock);
      await games.evictFor(0, 1001);
      expect(await em.count(CareerGameRow)).toBe(1001);
      await games.evictFor(0, 1000);
      expect((await em.fork().find(CareerGameRow, {})).map(({ id }) => id)).toEqual([newest.gameId]);
    });
  });

  // The last test of this suite, because it empties the catalogue.
  test('explains that no game can start without five suitable players', async () => {
    await site().database.em().execute("update person set spells = '[]'");
    await site().app.get(ReadModel).rebuild();
    const answer = await site().send('/api/game/new', { method: 'POST' });
    expect([answer.status, answer.json()['noPlayersAvailable']]).toEqual([200, true]);
    expect(answer.json()['message']).toMatch(/Sync Data from API/);
  });
});

/** Gives player 114, who has no career, the clues of another player. */
async function makeTwinOf({ database, app }: Site, id: number): Promise<void> {
  const em = database.em();
  const { country, position, spells } = (await em.findOne(Person, { kind: 'player', id })) as Person;
  await em.nativeUpdate(Person, { kind: 'player', id: 114 }, { country, position, spells });
  await app.get(ReadModel).rebuild();
}
