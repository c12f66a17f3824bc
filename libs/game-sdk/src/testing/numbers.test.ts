import { expect, test } from 'vitest';
import { digitsIn, numbersIn } from './numbers.ts';

test('digits are read outside of placeholders, each number once', () => {
  expect(digitsIn('{wins10} of 10, 25 more for 10')).toEqual([10, 25]);
});

test.each([
  ['en', 'The fourth mistake ends the game. All ten matched!', [4, 10]],
  ['es', 'Al tercer error, las siete cartas', [3, 7]],
  ['fr', 'La cinquième et les onze autres', [5, 11]],
  ['pt', 'Três vidas, a quarta acaba', [3, 4]],
  ['it', 'Le otto carte, la quinta', [5, 8]],
  ['de', 'Beim vierten Fehler, alle zwölf', [4, 12]],
  ['de', 'Der vierte Fehler, Vierer und Dreieck', [4]],
] as const)('in %s, words are numbers too: "%s"', (language, text, numbers) => {
  expect(numbersIn(language, text)).toEqual(numbers);
});
