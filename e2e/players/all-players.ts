import { builtGames } from '../site/games.ts';
import type { GamePlayer } from './game-player.ts';

/**
 * The simulated player of each built game: the default export of the file in this folder that is named after the game's
 * key.
 */
export const allPlayers: readonly GamePlayer[] = await Promise.all(builtGames().map(({ key }) => playerOf(key)));

async function playerOf(key: string): Promise<GamePlayer> {
  const { default: player } = (await import(`./${key}.ts`)) as { default: GamePlayer };
  return player;
}
