import { LIVES } from '@soccer-legends/game-sdk';
import { testLocales } from '@soccer-legends/game-sdk/testing';
import game from '../game.ts';
import { ANSWER_MS, QUESTIONS } from '../rules/logo-game.ts';
import { RIGHT, RUN, RUN_BONUS } from '../rules/points.ts';
import { OPTIONS } from '../rules/question.ts';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

testLocales(
  'Guess the Club Logo',
  { en, es, fr, pt, it, de },
  {
    game,
    facts: { questions: QUESTIONS, seconds: ANSWER_MS / 1000, lives: LIVES },
    texts: {
      'intro.questions': [QUESTIONS, OPTIONS, ANSWER_MS / 1000],
      'intro.points': [RIGHT, RUN, RUN_BONUS],
      'intro.lives': [LIVES],
      'intro.keys': [1, OPTIONS],
      'bonus.title': [RUN],
      'bonus.text': [RUN_BONUS],
    },
  },
);
