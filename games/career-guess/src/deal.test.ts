import { DealProblem } from '@soccer-legends/game-sdk';
import { testDealContract } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { dealCareerGuess } from './deal.ts';
import { FakeServer, players } from './testing/server.ts';

testDealContract('Career Guess', {
  deal: dealCareerGuess,
  answer: (path: string) => (path === '/api/game/new' ? { gameId: 'g-1', correctPlayerId: 11 } : players()[0]),
});

test('starts a game on the server and deals the first player without the name', async () => {
  const server = new FakeServer(players());
  const { gameId, card } = await deal(server);
  expect(gameId).toBe('g-1');
  expect(card).toMatchObject({ id: 11, country: 'Denmark', position: 'Midfielder', career: players()[0]!.career });
  expect(JSON.stringify(card)).not.toContain('Qvist');
  expect(server.calls.map(({ call }) => call)).toEqual([
    'POST /api/game/new',
    'GET /api/players/11',
    'GET /api/game?gameId=g-1',
  ]);
});

test('sends no request body without earlier rounds', async () => {
  const server = new FakeServer(players());
  await deal(server);
  expect(server.calls[0]).toMatchObject({ call: 'POST /api/game/new', body: undefined });
});

test('requests a game without the players of recent games', async () => {
  const server = new FakeServer(players());
  const recent = ['3', '11'];
  await dealCareerGuess({ options: {}, services: server.services(), seed: 1, recent });
  expect(server.calls[0]!.body).toEqual({ exclude: [3, 11] });
});

test('repeats the call for the player up to three times, one second apart', async () => {
  const server = new FakeServer(players());
  server.fail('GET /api/players/', { times: 3 });
  await deal(server);
  const calls = server.calls.filter(({ call }) => call.startsWith('GET /api/players/'));
  expect(calls).toHaveLength(4);
  expect(calls.at(-1)).toMatchObject({ options: { retries: 3, retryDelayMs: 1000 } });
});

test('shows a toast with a Spanish title and a translated description when the server has no players', async () => {
  const server = new FakeServer([]);
  server.replacements.set('POST /api/game/new', { noPlayersAvailable: true, message: 'No players' });
  expect(await problemOf(server)).toEqual({
    message: 'start.noPlayers',
    toast: {
      title: 'Se necesitan jugadores!',
      titleLanguage: 'es',
      description: 'start.noPlayers',
      tone: 'destructive',
    },
  });
});

test.each<[string, (server: FakeServer) => void]>([
  ['a failed request', (server) => server.fail('POST /api/game/new')],
  ['an answer without a game', (server) => server.replacements.set('POST /api/game/new', { message: 'what?' })],
  [
    'a game without a name',
    (server) => server.replacements.set('POST /api/game/new', { gameId: '', correctPlayerId: 11 }),
  ],
  ['no response', (server) => server.replacements.set('POST /api/game/new', null)],
  ['a player who cannot be fetched', (server) => server.fail('GET /api/players/', { times: 4 })],
  ['a state that cannot be fetched', (server) => server.fail('GET /api/game?', { times: 4 })],
  ['an invalid player', (server) => server.replacements.set('GET /api/players/11', null)],
])('shows a toast for %s and logs it as a start error', async (_what, spoil) => {
  const server = new FakeServer(players());
  spoil(server);
  expect(await problemOf(server)).toMatchObject({
    message: 'start.failed',
    toast: { title: 'Error al iniciar el juego', titleLanguage: 'es', description: 'start.failed' },
  });
  expect(server.logged).toHaveLength(1);
});

function deal(server: FakeServer) {
  return dealCareerGuess({ options: {}, services: server.services(), seed: 1 });
}

async function problemOf(server: FakeServer) {
  const problem: unknown = await deal(server).catch((fault: unknown) => fault);
  if (!(problem instanceof DealProblem)) throw new Error('The deal made no problem.');
  return { message: problem.message, toast: problem.toast };
}
