import { testLocales } from '@soccer-legends/game-sdk/testing';
import game from '../game.ts';
import { ATTEMPTS, LENGTHS } from '../rules/fut-wordle.ts';
import { FIRST_ATTEMPT, HINT, LATER_ATTEMPT } from '../rules/points.ts';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

testLocales(
  'FutWordle',
  { en, es, fr, pt, it, de },
  {
    game,
    facts: { attempts: ATTEMPTS },
    texts: {
      ...Object.fromEntries(LENGTHS.map((length) => [`intro.letters.${length}`, [length]])),
      'intro.guess': [ATTEMPTS],
      'intro.points': [FIRST_ATTEMPT, LATER_ATTEMPT, HINT],
      'hint.show': [HINT],
    },
  },
);
