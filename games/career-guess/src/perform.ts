import { problemCodeOf, type GameServices, type Http } from '@soccer-legends/game-sdk';
import type { CareerGameState, CareerRound, CareerVerdict } from '@soccer-legends/game-sdk/data';
import { fetchPlayer, WITH_RETRIES } from './players.ts';
import { cardOf } from './rules/card.ts';
import type { CareerMove, CareerRequest, GuessRequest, NextRoundRequest } from './rules/state.ts';
import { ROUNDS } from './rules/clues.ts';

/**
 * Sends a request to the server and returns the response or failure as a move; it never rejects. The server's calls are
 * idempotent.
 */
export async function performCareerGuess(request: CareerRequest, { http, log }: GameServices): Promise<CareerMove> {
  try {
    return request.kind === 'guess' ? await guess(request, http) : await nextRound(request, http, log);
  } catch (error) {
    log(`Career Guess: ${request.kind} failed`, error);
    if (problemCodeOf(error) === 'careerGame.notFound') return { kind: 'gameGone' };
    return { kind: request.kind === 'guess' ? 'guessFailed' : 'nextFailed' };
  }
}

async function guess(request: GuessRequest, http: Http): Promise<CareerMove> {
  const { gameId, playerId } = request;
  try {
    const { correct, gameState } = await http.post<CareerVerdict>('/api/game/guess', { gameId, playerId });
    const { currentRound: round, correctPlayerId } = gameState;
    if (typeof correct !== 'boolean') throw new TypeError('The answer has no verdict.');
    return { kind: 'verdict', correct, round, correctPlayerId, earlier: false };
  } catch (error) {
    const code = problemCodeOf(error);
    if (code !== 'careerGame.alreadyAnswered' && code !== 'careerGame.finished') throw error;
    return lostVerdict(request, await fetchState(gameId, http));
  }
}

/** Returns the verdict of a round whose response was lost or went to another tab. */
function lostVerdict({ round, correctPlayerId, wonBefore }: GuessRequest, { roundsWon }: CareerGameState): CareerMove {
  return { kind: 'verdict', correct: roundsWon > wonBefore, round, correctPlayerId, earlier: true };
}

async function nextRound(
  { gameId, wasCorrect, round }: NextRoundRequest,
  http: Http,
  log: GameServices['log'],
): Promise<CareerMove> {
  try {
    const next = await http.post<CareerRound>('/api/game/next-round', { gameId, wasCorrect });
    if (next.currentRound > ROUNDS) return { kind: 'finished', roundsWon: next.roundsWon };
  } catch (error) {
    // The response may have been lost after the server started the round, so this reads the state of the game.
    log('Career Guess: reading the state of the game instead', error);
  }
  const { currentRound, correctPlayerId } = await fetchState(gameId, http);
  if (currentRound <= round) return { kind: 'nextFailed' };
  return { kind: 'dealt', round: currentRound, card: cardOf(await fetchPlayer(http, correctPlayerId)) };
}

export function fetchState(gameId: string, http: Http): Promise<CareerGameState> {
  return http.get<CareerGameState>(`/api/game?gameId=${encodeURIComponent(gameId)}`, WITH_RETRIES);
}
