import { WHOLE_NAMES } from '@soccer-legends/contracts/testing';
import fc from 'fast-check';
import { fold } from '@soccer-legends/game-sdk';
import { expect, test } from 'vitest';
import { players } from '../testing/players.ts';
import { isRight, isTooShort } from './guess.ts';

test.each([
  ['the whole name', 'Zinedine Zidane', 'Zinedine Zidane', true],
  ['the surname in any case', 'zIdAnE', 'Zinedine Zidane', true],
  ['the middle of a name', 'dan', 'Zinedine Zidane', true],
  ['three letters across the space', 'e z', 'Zinedine Zidane', true],
  ['three letters of many names', 'ron', 'Aaron Ramsey', true],
  ['a name without its accents', 'muller', 'Thomas Müller', true],
  ['accents where there are none', 'Zidané', 'Zinedine Zidane', true],
  ['letters that Unicode does not decompose', 'odegaard', 'Martin Ødegaard', true],
  ['spaces around and between', '  thomas   müller ', 'Thomas Müller', true],
  ['an umlaut that is spelled out', 'Schuerrle', 'André Schürrle', true],
  ['a hyphen as a space', 'alexander arnold', 'Trent Alexander-Arnold', true],
  ['without an apostrophe', 'etoo', "Samuel Eto'o", true],
  ['the surname first', 'Zidane, Zinedine', 'Zinedine Zidane', true],
  ['only punctuation', '!!!', 'Zinedine Zidane', false],
  ['another player', 'Ronaldo', 'Zinedine Zidane', false],
  ['more than the name', 'Zinedine Zidanes', 'Zinedine Zidane', false],
  ['the parts in another order', 'Zidane Zinedine', 'Zinedine Zidane', false],
])('typing %s', (_what, text, name, expected) => {
  expect(isRight({ text, chosenId: null }, { ...players(1)[0]!, name })).toBe(expected);
});

test.each([
  ['', true],
  ['z', true],
  ['zi', true],
  ['  zi  ', true],
  ['é\u0301é', true],
  // One letter when typed, two when compared.
  ['ß', true],
  ['zid', false],
  ['ßa', false],
])('"%s" is too short for a guess: %s', (text, expected) => {
  expect(isTooShort({ text, chosenId: null })).toBe(expected);
});

test('two typed letters are wrong, but a chosen name of two letters is correct', () => {
  const li = { ...players(1)[0]!, name: 'Li' };
  expect(isRight({ text: 'Li', chosenId: null }, li)).toBe(false);
  expect(isRight({ text: 'Li', chosenId: li.id }, li)).toBe(true);
});

test('a chosen player is judged only by id', () => {
  const [one, two] = players(2);
  expect(isRight({ text: one!.name, chosenId: two!.id }, one!)).toBe(false);
  expect(isRight({ text: 'somebody else', chosenId: one!.id }, one!)).toBe(true);
});

test.each(Object.entries(WHOLE_NAMES))('each spelling of %s is right', (name, spellings) => {
  const wrong = spellings.filter((text) => !isRight({ text, chosenId: null }, { ...players(1)[0]!, name }));
  expect(wrong).toEqual([]);
});

test('text that is a part of the name by the letter is right, whatever else it is', () => {
  const characters = fc.string({ unit: fc.constantFrom(...'aé-’., '), minLength: 3, maxLength: 8 });
  fc.assert(
    fc.property(characters, fc.nat(8), fc.nat(8), (name, from, to) => {
      const text = name.slice(from, to);
      const isPart = fold(text).length > 2;
      return !isPart || isRight({ text, chosenId: null }, { ...players(1)[0]!, name });
    }),
  );
});
