import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownLetters, marksOf, type Mark } from './marks.ts';

const PICTURE: Record<Mark, string> = { correct: '🟩', present: '🟨', absent: '⬛' };

test.each([
  ['SISSY', 'ROSSI', '⬛🟨🟩🟩⬛'],
  ['LLAMA', 'ALLAN', '🟨🟩🟨⬛🟨'],
  ['ERERE', 'KEANE', '🟨⬛⬛⬛🟩'],
  ['LLULEM', 'MULLER', '🟨⬛🟨🟩🟩🟨'],
  ['SSSSS', 'MESSI', '⬛⬛🟩🟩⬛'],
  ['MULLER', 'MULLER', '🟩🟩🟩🟩🟩🟩'],
  ['RICE', 'KAKA', '⬛⬛⬛⬛'],
  ['EPEP', 'PEPE', '🟨🟨🟨🟨'],
])('%s for %s is marked %s', (guess, answer, expected) => {
  const marks = marksOf(guess, answer);
  expect(marks.map((mark) => PICTURE[mark]).join('')).toBe(expected);
});

// Few letters, so that they repeat.
const word = fc
  .array(fc.constantFrom('A', 'B', 'C'), { minLength: 5, maxLength: 5 })
  .map((letters) => letters.join(''));

test('marks a letter as often as guess and answer share it, and green only in its place', () => {
  fc.assert(
    fc.property(word, word, (guess, answer) => {
      const marks = marksOf(guess, answer);
      for (const letter of 'ABC') {
        const marked = marks.filter((mark, index) => guess[index] === letter && mark !== 'absent').length;
        expect(marked).toBe(Math.min(count(guess, letter), count(answer, letter)));
      }
      marks.forEach((mark, index) => expect(mark === 'correct').toBe(guess[index] === answer[index]));
    }),
    { numRuns: 1000 },
  );
});

test.each<[string, string[], Record<string, Mark>]>([
  ['nothing before the first guess', [], {}],
  ['the best mark within a guess', ['ERERE'], { E: 'correct', R: 'absent' }],
  ['green after yellow', ['EKKKK', 'XXXXE'], { E: 'correct', K: 'present', X: 'absent' }],
  ['green after a later yellow', ['XXXXE', 'EKKKK'], { E: 'correct', K: 'present', X: 'absent' }],
  ['yellow after a later gray', ['XKXXX', 'KKXXX'], { K: 'correct', X: 'absent' }],
])('the keys show %s', (_what, guesses, expected) => {
  expect(Object.fromEntries(knownLetters(guesses, 'KEANE'))).toEqual(expected);
});

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}
