import type { CareerGameState, CareerRound, CareerVerdict, GameServices, Http } from '@soccer-legends/game-sdk';
import { fetchPlayer, PATIENTLY } from './players.ts';
import { cardOf } from './rules/card.ts';
import type { CareerMove, CareerRequest, GuessRequest, NextRoundRequest } from './rules/career-state.ts';
import { ROUNDS } from './rules/clues.ts';

/** Asks the server; whatever goes wrong is a move too. Sending a request twice does no harm: the server knows it. */
export async function performCareerGuess(request: CareerRequest, { http, log }: GameServices): Promise<CareerMove> {
  try {
    return request.kind === 'guess' ? await guess(request, http) : await nextRound(request, http, log);
  } catch (fault) {
    log(`Career Guess: ${request.kind} failed`, fault);
    if (isProblem(fault, 'careerGame.notFound')) return { kind: 'gameGone' };
    return { kind: request.kind === 'guess' ? 'guessFailed' : 'nextFailed' };
  }
}

async function guess(request: GuessRequest, http: Http): Promise<CareerMove> {
  const { gameId, playerId } = request;
  try {
    const { correct, gameState } = await http.post<CareerVerdict>('/api/game/guess', { gameId, playerId });
    const { currentRound: round, correctPlayerId } = gameState;
    if (typeof correct !== 'boolean') throw new TypeError('The answer holds no verdict.');
    return { kind: 'verdict', correct, round, correctPlayerId, earlier: false };
  } catch (fault) {
    if (!isProblem(fault, 'careerGame.alreadyAnswered') && !isProblem(fault, 'careerGame.finished')) throw fault;
    return lostVerdict(request, await refreshed(gameId, http));
  }
}

/** The round has its guess already: its answer never came here, or came to another tab. */
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
  } catch (fault) {
    // The server may have gone on and its answer been lost: its state tells.
    log('Career Guess: asking for the state of the game instead', fault);
  }
  const { currentRound, correctPlayerId } = await refreshed(gameId, http);
  if (currentRound <= round) return { kind: 'nextFailed' };
  return { kind: 'dealt', round: currentRound, card: cardOf(await fetchPlayer(http, correctPlayerId)) };
}

function refreshed(gameId: string, http: Http): Promise<CareerGameState> {
  return http.get<CareerGameState>(`/api/game?gameId=${encodeURIComponent(gameId)}`, PATIENTLY);
}

/** A failed call's text is its status and the server's answer, which names what is wrong by a permanent code. */
function isProblem(fault: unknown, code: `careerGame.${string}`): boolean {
  return fault instanceof Error && fault.message.includes(`"${code}"`);
}
