import { expect, test } from 'vitest';
import { namesOf, renamed } from './names.ts';

test.each([
  ['cups', { key: 'cups', camel: 'cups', pascal: 'Cups', title: 'Cups' }],
  ['cup-finals', { key: 'cup-finals', camel: 'cupFinals', pascal: 'CupFinals', title: 'Cup Finals' }],
  ['top-10-scorers', { key: 'top-10-scorers', camel: 'top10Scorers', pascal: 'Top10Scorers', title: 'Top 10 Scorers' }],
])('%s', (key, expected) => {
  expect(namesOf(key)).toEqual(expected);
});

test("renamed replaces the template's name in every notation", () => {
  const names = namesOf('cup-finals', 'Finals & $& Cups');
  expect(renamed('new-game NewGame newGame "New Game"', names)).toBe(
    'cup-finals CupFinals cupFinals "Finals & $& Cups"',
  );
});
