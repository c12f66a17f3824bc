import { DealProblem, type DealContext } from '@soccer-legends/game-sdk';
import type { CareerStart, NewCareerGame } from '@soccer-legends/game-sdk/data';
import { fetchState } from './perform.ts';
import { fetchPlayer } from './players.ts';
import { cardOf } from './rules/card.ts';
import type { CareerDeal } from './rules/state.ts';

/**
 * Starts a game on the server, and fetches the first player and, as specified, the state of the game. Throws a
 * `DealProblem` with a toast if the server has no players, and for any failure.
 */
export async function dealCareerGuess({ services, recent = [] }: DealContext): Promise<CareerDeal> {
  const { http, t, log } = services;
  // Three games ask about at most 15 players, which is the server's limit.
  const body: CareerStart | undefined = recent.length > 0 ? { exclude: recent.map(Number) } : undefined;
  try {
    const game = await http.post<NewCareerGame>('/api/game/new', body);
    if ('noPlayersAvailable' in game && game.noPlayersAvailable) {
      throw problem('Se necesitan jugadores!', t('start.noPlayers'));
    }
    if (!('gameId' in game) || !game.gameId) throw new TypeError('The answer has no gameId.');
    const { gameId, correctPlayerId } = game;
    const [player] = await Promise.all([fetchPlayer(http, correctPlayerId), fetchState(gameId, http)]);
    return { gameId, card: cardOf(player) };
  } catch (error) {
    if (error instanceof DealProblem) throw error;
    log('Career Guess could not start', error);
    throw problem('Error al iniciar el juego', t('start.failed'), error);
  }
}

/** The titles are specified in Spanish for every language; the description is in the player's language. */
function problem(title: string, description: string, cause?: unknown): DealProblem {
  return new DealProblem(description, { title, titleLanguage: 'es', cause });
}
