import { careerGuessCover } from './career-guess.ts';
import { connectGameCover } from './connect-game.ts';
import { countryGameCover } from './country-game.ts';
import { footballConnectionsCover } from './football-connections.ts';
import { futWordleCover } from './fut-wordle.ts';
import { logoGameCover } from './logo-game.ts';
import { managerGameCover } from './manager-game.ts';
import { memoGameCover } from './memo-game.ts';
import { playerGridCover } from './player-grid.ts';
import { playerWheelCover } from './player-wheel.ts';

/** The covers of the ten games, by the key of the game. */
export const covers: Readonly<Record<string, () => string>> = {
  'career-guess': careerGuessCover,
  'connect-game': connectGameCover,
  'country-game': countryGameCover,
  'football-connections': footballConnectionsCover,
  'fut-wordle': futWordleCover,
  'logo-game': logoGameCover,
  'manager-game': managerGameCover,
  'memo-game': memoGameCover,
  'player-grid': playerGridCover,
  'player-wheel': playerWheelCover,
};
