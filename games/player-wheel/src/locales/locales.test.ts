import { LIVES } from '@soccer-legends/game-sdk';
import { testLocales } from '@soccer-legends/game-sdk/testing';
import game from '../game.ts';
import { LEAST_LETTERS } from '../rules/guess.ts';
import { BONUS, BONUS_EVERY, CORRECT } from '../rules/points.ts';
import { SET_SIZE } from '../rules/wheel-set.ts';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

testLocales(
  'Player Wheel',
  { en, es, fr, pt, it, de },
  {
    game,
    facts: { players: SET_SIZE, lives: LIVES },
    texts: {
      'intro.spin': [SET_SIZE],
      'intro.name': [LEAST_LETTERS],
      'intro.points': [CORRECT, BONUS_EVERY, BONUS],
      'intro.lives': [LIVES],
      'guess.tooShort': [LEAST_LETTERS],
    },
  },
);
