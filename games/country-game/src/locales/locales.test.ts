import { LIVES } from '@soccer-legends/game-sdk';
import { testLocales } from '@soccer-legends/game-sdk/testing';
import game from '../game.ts';
import { PLAYERS } from '../rules/country-game.ts';
import { MATCH_POINTS, NO_LIFE_LOST_POINTS } from '../rules/points.ts';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

testLocales(
  'Country Match',
  { en, es, fr, pt, it, de },
  {
    game,
    facts: { players: PLAYERS, lives: LIVES },
    texts: {
      'intro.points': [PLAYERS, MATCH_POINTS],
      'intro.lives': [LIVES],
      'intro.bonus': [NO_LIFE_LOST_POINTS],
      notEnoughPlayers: [PLAYERS],
      'endings.flawless': [PLAYERS, NO_LIFE_LOST_POINTS],
      'endings.won': [PLAYERS],
      'summary.title': [PLAYERS],
    },
  },
);
