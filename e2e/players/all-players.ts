import { careerGuess } from './career-guess.ts';
import { connectGame } from './connect-game.ts';
import { countryGame } from './country-game.ts';
import { footballConnections } from './football-connections.ts';
import { futWordle } from './fut-wordle.ts';
import { logoGame } from './logo-game.ts';
import { managerGame } from './manager-game.ts';
import { memoGame } from './memo-game.ts';
import type { Player } from './player.ts';
import { playerGrid } from './player-grid.ts';
import { playerWheel } from './player-wheel.ts';

/** One for each game. */
export const allPlayers: readonly Player[] = [
  careerGuess,
  connectGame,
  countryGame,
  footballConnections,
  futWordle,
  logoGame,
  managerGame,
  memoGame,
  playerGrid,
  playerWheel,
];
