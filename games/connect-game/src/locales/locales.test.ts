import { LIVES } from '@soccer-legends/game-sdk';
import { testLocales } from '@soccer-legends/game-sdk/testing';
import game from '../game.ts';
import { BONUS_EVERY, BONUS_POINTS, PAIR_POINTS } from '../rules/points.ts';
import { SLOTS, TIMED_TARGET, UNTIMED_TARGET } from '../rules/state.ts';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

testLocales(
  'Connect Players with Clubs',
  { en, es, fr, pt, it, de },
  {
    game,
    facts: ({ timer }) => ({ pairs: timer === 'none' ? UNTIMED_TARGET : TIMED_TARGET, lives: LIVES }),
    texts: {
      'intro.win': [TIMED_TARGET, UNTIMED_TARGET],
      'intro.points': [PAIR_POINTS, BONUS_EVERY, BONUS_POINTS],
      'intro.lives': [LIVES],
      'intro.timers.30': [30],
      'intro.timers.60': [1],
      notEnoughPlayers: [SLOTS],
    },
  },
);
