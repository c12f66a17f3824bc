import { DealProblem, type DealContext } from '@soccer-legends/game-sdk';
import type { CareerStart, NewCareerGame } from '@soccer-legends/game-sdk/data';
import { fetchPlayer } from './players.ts';
import { cardOf } from './rules/card.ts';
import type { CareerDeal } from './rules/state.ts';

/** As many players as the server accepts: those of three games. */
const MOST_EXCLUDED = 15;

/** Starts a game on the server and fetches the first player. */
export async function dealCareerGuess({ services, recent = [] }: DealContext): Promise<CareerDeal> {
  const { http, t, log } = services;
  try {
    const game = await http.post<NewCareerGame>('/api/game/new', restOf(recent));
    if ('noPlayersAvailable' in game && game.noPlayersAvailable) {
      throw problem('Se necesitan jugadores!', t('start.noPlayers'));
    }
    if (!('gameId' in game) || !game.gameId) throw new TypeError('The answer has no gameId.');
    return { gameId: game.gameId, card: cardOf(await fetchPlayer(http, game.correctPlayerId)) };
  } catch (error) {
    if (error instanceof DealProblem) throw error;
    log('Career Guess could not start', error);
    throw problem('Error al iniciar el juego', t('start.failed'), error);
  }
}

/** The body of the call: the players to leave out. Nothing before the first round. */
function restOf(recent: readonly string[]): CareerStart | undefined {
  return recent.length > 0 ? { exclude: recent.map(Number).slice(0, MOST_EXCLUDED) } : undefined;
}

/** The titles are in Spanish in every language; the description is in the player's language. */
function problem(title: string, description: string, cause?: unknown): DealProblem {
  return new DealProblem(description, {
    toast: { title, titleLanguage: 'es', description, tone: 'destructive' },
    cause,
  });
}
