import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { longestAgo, rememberWord, REST, restedWords } from './dealt-words.ts';

const wordsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ word: `WORD${index}` }));

function dealt(words: readonly { word: string }[]) {
  const { storage } = fakeServices().services;
  for (const { word } of words) rememberWord(word, storage);
  return storage;
}

test('a dealt word is not dealt again for two hundred rounds', () => {
  const words = wordsOf(REST + 1);
  expect(restedWords(words, dealt(words.slice(0, 1)))).toEqual(words.slice(1));
  expect(restedWords(words, dealt(words.slice(0, REST)))).toEqual(words.slice(REST));
  expect(restedWords(words, dealt(words))).toEqual(words.slice(0, 1));
});

test('the half of the words that was dealt longest ago can be dealt again first', () => {
  const words = wordsOf(10);
  expect(restedWords(words, dealt(words))).toEqual([]);
  expect(longestAgo(words, dealt(words))).toEqual(words.slice(0, 5));
});

test('the storage does not contain the words', () => {
  const storage = dealt([{ word: 'MESSI' }]);
  expect(storage.read('dealt words')).not.toContain('MESSI');
});
