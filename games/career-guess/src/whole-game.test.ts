import { GameSession, type SavedGame } from '@soccer-legends/game-sdk';
import { createManualClock } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { dealCareerGuess } from './deal.ts';
import { performCareerGuess } from './perform.ts';
import { careerGuess } from './rules/career-guess.ts';
import type { CareerDeal, CareerMove, CareerRequest } from './rules/state.ts';
import { FakeServer, players } from './testing/server.ts';

describe('a whole game against a fake server', () => {
  test.each([
    ['all right', [11, 12, 13, 14, 15], { outcome: 'win', score: 100, roundsWon: 5 }],
    ['the first answer wrong', [16, 12, 13, 14, 15], { outcome: 'lose', score: 40, roundsWon: 4 }],
    ['the last answer wrong', [11, 12, 13, 14, 16], { outcome: 'lose', score: 40, roundsWon: 4 }],
    ['all wrong', [16, 16, 16, 16, 16], { outcome: 'lose', score: 0, roundsWon: 0 }],
  ])('%s', async (_what, guesses, result) => {
    const server = new FakeServer(players());
    const session = open(server, await newGame(server));
    for (const [round, playerId] of guesses.entries()) {
      if (round > 0) await settled(session, { kind: 'proceed' });
      await settled(session, { kind: 'submit', playerId });
    }
    expect(session.snapshot().state.phase.kind).toBe('closing');
    session.play({ kind: 'proceed' });
    expect(session.snapshot().status).toMatchObject({ phase: 'over', result });
    expect(server.calls.filter(({ call }) => call === 'POST /api/game/guess')).toHaveLength(5);
  });

  const guess = { kind: 'guess', gameId: 'g-1', playerId: 11, round: 1, correctPlayerId: 11, wonBefore: 0 } as const;
  const next = { kind: 'nextRound', gameId: 'g-1', wasCorrect: true, round: 1 } as const;
  const submit: CareerMove = { kind: 'submit', playerId: 11 };
  const verdict: CareerMove = { kind: 'verdict', correct: true, round: 1, correctPlayerId: 11, earlier: false };

  test.each<[string, CareerMove[], CareerRequest[]]>([
    ['the guess is being sent', [submit], []],
    ['the guess is being sent and the server has received it', [submit], [guess]],
    ['the next round is loading', [submit, verdict], [guess]],
    ['the next round is loading and the server has started it', [submit, verdict], [guess, next]],
  ])('a reload while %s needs no action of the player', async (_when, moves, received) => {
    const server = new FakeServer(players());
    const saved = { ...(await newGame(server)), moves };
    for (const request of received) await performCareerGuess(request, server.services());

    const resumed = open(server, saved);
    expect(resumed.snapshot().status.phase).toBe('locked');
    await until(() => resumed.snapshot().status.phase === 'open');
    expect(resumed.snapshot().state).toMatchObject({
      phase: { kind: 'dealt', round: 2, card: { id: 12 } },
      results: [{ isCorrect: true }],
    });
    expect(server.state).toMatchObject({ currentRound: 2, roundsWon: 1, answered: false });
  });
});

async function newGame(server: FakeServer): Promise<SavedGame<CareerDeal, CareerMove>> {
  const deal = await dealCareerGuess({ options: {}, services: server.services(), seed: 1 });
  return { deal, seed: 1, moves: [], timers: {}, timeScale: 1 };
}

function open(server: FakeServer, game: SavedGame<CareerDeal, CareerMove>) {
  return new GameSession({
    rules: careerGuess,
    game,
    clock: createManualClock(),
    perform: (request) => performCareerGuess(request, server.services()),
    onError: (error) => {
      throw error;
    },
  });
}

async function settled(session: ReturnType<typeof open>, move: CareerMove): Promise<void> {
  expect(session.play(move)).toBeUndefined();
  await until(() => session.snapshot().status.phase !== 'locked');
}

async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; !condition(); turn++) {
    if (turn > 100) throw new Error('It never came to that.');
    await Promise.resolve();
  }
}
