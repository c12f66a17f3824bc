import { HttpError } from '@soccer-legends/game-sdk';
import { describe, expect, test } from 'vitest';
import { performCareerGuess } from './perform.ts';
import type { CareerRequest } from './rules/state.ts';
import { FakeServer, players, problem } from './testing/server.ts';

const guess = { kind: 'guess', gameId: 'g-1', playerId: 11, round: 1, correctPlayerId: 11, wonBefore: 0 } as const;
const next = { kind: 'nextRound', gameId: 'g-1', wasCorrect: true, round: 1 } as const;

describe('a guess', () => {
  test.each([
    [11, true],
    [12, false],
  ])('a guess of player %i is judged by the server: %s', async (playerId, correct) => {
    const server = new FakeServer(players());
    expect(await perform(server, { ...guess, playerId })).toEqual({
      kind: 'verdict',
      correct,
      round: 1,
      correctPlayerId: 11,
      earlier: false,
    });
    expect(server.calls).toMatchObject([{ call: 'POST /api/game/guess', body: { gameId: 'g-1', playerId } }]);
  });

  test('a guess that is sent twice counts once', async () => {
    const server = new FakeServer(players());
    expect(await perform(server, guess)).toEqual(await perform(server, guess));
    expect(server.state.roundsWon).toBe(1);
  });

  test.each([
    ['fails', { error: problem(500, 'internal') }],
    ['does not reach the server', { error: new HttpError('unreachable', 'Failed to fetch') }],
    ['is lost on the way back', { afterwards: true }],
  ])('a guess that %s can be tried again', async (_how, fault) => {
    const server = new FakeServer(players());
    server.fail('POST /api/game/guess', fault);
    expect(await perform(server, guess)).toEqual({ kind: 'guessFailed' });
    expect(server.logged).toHaveLength(1);
  });

  test.each([
    ['nothing', null],
    ['no state', { correct: true }],
    ['no verdict', { gameState: { currentRound: 1, correctPlayerId: 11 } }],
  ])('a guess answered with %s can be tried again', async (_what, answer) => {
    const server = new FakeServer(players());
    server.replacements.set('POST /api/game/guess', answer);
    expect(await perform(server, guess)).toEqual({ kind: 'guessFailed' });
  });

  test.each([
    ['right', 11, true],
    ['wrong', 12, false],
  ])('after another whose response was lost gets the verdict on that one: %s', async (_what, first, correct) => {
    const server = new FakeServer(players());
    server.fail('POST /api/game/guess', { afterwards: true });
    await perform(server, { ...guess, playerId: first });
    const verdict = await perform(server, { ...guess, playerId: 13 });
    expect(verdict).toEqual({ kind: 'verdict', correct, round: 1, correctPlayerId: 11, earlier: true });
    expect(server.calls.at(-1)).toMatchObject({
      call: 'GET /api/game?gameId=g-1',
      options: { retries: 3, retryDelayMs: 1000 },
    });
  });

  test('a guess in a game that the server no longer has ends the game', async () => {
    const server = new FakeServer(players());
    server.fail('POST /api/game/guess', { error: problem(404, 'careerGame.notFound') });
    expect(await perform(server, guess)).toEqual({ kind: 'gameGone' });
  });
});

describe('the next round', () => {
  test('sends the verdict, reads the state and fetches the player', async () => {
    const server = await answered();
    expect(await perform(server, next)).toMatchObject({ kind: 'dealt', round: 2, card: { id: 12 } });
    expect(server.calls.slice(1).map(({ call }) => call)).toEqual([
      'POST /api/game/next-round',
      'GET /api/game?gameId=g-1',
      'GET /api/players/12',
    ]);
    expect(server.calls[1]).toMatchObject({ body: { gameId: 'g-1', wasCorrect: true } });
  });

  test('the next round whose response was lost is read from the state of the game', async () => {
    const server = await answered();
    server.fail('POST /api/game/next-round', { afterwards: true });
    expect(await perform(server, next)).toMatchObject({ kind: 'dealt', round: 2, card: { id: 12 } });
  });

  test('the next round requested twice is the same round', async () => {
    const server = await answered();
    expect(await perform(server, next)).toEqual(await perform(server, next));
    expect(server.state.currentRound).toBe(2);
  });

  test.each<[string, (server: FakeServer) => void]>([
    ['the server did not start it', (server) => server.fail('POST /api/game/next-round')],
    ['the state cannot be fetched', (server) => server.fail('GET /api/game?', { times: 4 })],
    ['the player cannot be fetched', (server) => server.fail('GET /api/players/', { times: 4 })],
    [
      'the player is not there',
      (server) => server.fail('GET /api/players/', { times: 4, error: problem(404, 'catalogue.playerNotFound') }),
    ],
  ])('the next round fails when %s, and loads at the next request', async (_what, spoil) => {
    const server = await answered();
    spoil(server);
    expect(await perform(server, next)).toEqual({ kind: 'nextFailed' });
    expect(await perform(server, next)).toMatchObject({ kind: 'dealt', round: 2 });
  });

  test("after the fifth ends the game with the server's number of won rounds", async () => {
    const server = await answered();
    server.replacements.set('POST /api/game/next-round', { currentRound: 6, roundsWon: 4, correctPlayerId: 11 });
    expect(await perform(server, next)).toEqual({ kind: 'finished', roundsWon: 4 });
  });

  test('the next round of a game that the server no longer has ends the game', async () => {
    const server = await answered();
    const error = problem(404, 'careerGame.notFound');
    server.fail('POST /api/game/next-round', { error });
    server.fail('GET /api/game?', { error, times: 4 });
    expect(await perform(server, next)).toEqual({ kind: 'gameGone' });
  });
});

function perform(server: FakeServer, request: CareerRequest) {
  return performCareerGuess(request, server.services());
}

/** Returns a server that has received the first round's guess. */
async function answered(): Promise<FakeServer> {
  const server = new FakeServer(players());
  await perform(server, guess);
  return server;
}
