import { LIVES } from '@soccer-legends/game-sdk';
import { testLocales } from '@soccer-legends/game-sdk/testing';
import game from '../game.ts';
import { ANSWER_MS, ROUNDS } from '../rules/manager-game.ts';
import { RIGHT } from '../rules/points.ts';
import { OPTIONS } from '../rules/question.ts';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

testLocales(
  'Guess the Manager',
  { en, es, fr, pt, it, de },
  {
    game,
    facts: { questions: ROUNDS, seconds: ANSWER_MS / 1000, lives: LIVES },
    texts: {
      'intro.rounds': [ROUNDS, OPTIONS, ANSWER_MS / 1000],
      'intro.points': [RIGHT],
      'intro.lives': [LIVES],
      'intro.keys': [1, OPTIONS],
    },
  },
);
