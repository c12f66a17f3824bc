import { expect, test } from 'vitest';
import { aNumber, aText, listOf, nullOr, objectOf, orElse } from './reader.ts';

const readPlayer = objectOf<{ id: number; name: string; club: string | null }, { goals: number }>(
  { id: aNumber, name: aText, club: orElse(aText, null) },
  { goals: aNumber },
);

test.each([
  ['every field', { id: 1, name: 'Ann', club: 'Milan', goals: 3 }, { id: 1, name: 'Ann', club: 'Milan', goals: 3 }],
  ['fields that nobody reads', { id: 1, name: 'Ann', club: null, secret: 1 }, { id: 1, name: 'Ann', club: null }],
  ['a wrong optional field', { id: 1, name: 'Ann', goals: 'many' }, { id: 1, name: 'Ann', club: null }],
  ['a wrong field with a substitute', { id: 1, name: 'Ann', club: 7 }, { id: 1, name: 'Ann', club: null }],
  ['a missing field', { name: 'Ann' }, undefined],
  ['a blank text', { id: 1, name: '  ' }, undefined],
])('an object with %s is read as its known fields, or not at all', (_what, value, read) => {
  expect(readPlayer(value)).toEqual(read);
});

test.each([null, undefined, 'Ann', 7])('%o is not read as an object', (value) => {
  expect(readPlayer(value)).toBeUndefined();
});

test('a list leaves out items that cannot be used, and any other value is an empty list', () => {
  expect(listOf(aNumber)([1, 'two', null, 3])).toEqual([1, 3]);
  expect(listOf(aNumber)({ length: 2 })).toEqual([]);
});

test('null is kept only where it is allowed', () => {
  expect([nullOr(aText)(null), nullOr(aText)(''), aText(null)]).toEqual([null, undefined, undefined]);
});
