import { testLocales } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import game from '../game.ts';
import { CLUES, ROUNDS } from '../rules/clues.ts';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

testLocales(
  'Career Guess',
  { en, es, fr, pt, it, de },
  {
    game,
    facts: { rounds: ROUNDS },
    texts: {
      ...Object.fromEntries(CLUES.map((clues, at) => [`intro.round${at + 1}`, [at + 1, clues.length]])),
      'intro.note': [ROUNDS],
      'results.win': [ROUNDS],
      'results.lose': [ROUNDS],
    },
  },
);

test('the English texts contain the specified strings', () => {
  expect([en.intro.start, en.career.none, en.answer.chooseFirst, en.summary.unknownPlayer]).toEqual([
    'Start Game',
    'No career information available for this player.',
    'Please select a player before confirming your answer.',
    'Player {id}',
  ]);
  expect([en.answer.notSent, en.next.continue, en.summary.unknownCountry]).toEqual([
    'Could not send your answer. Try again.',
    'Continue',
    'Unknown',
  ]);
});
