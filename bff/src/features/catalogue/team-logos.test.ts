import { expect, test } from 'vitest';
import { AGE_GROUP } from './team-logos.ts';

test.each([
  ['Porto U19', true],
  ['Ajax U-21', true],
  ['JongU23', true],
  ['Lens u 15', true],
  ['Club 1923', false],
  ['Town U14', false],
  ['Town U24', false],
  ['Town U190', false],
  ['Arsenal', false],
])('%s is a side of an age group: %s', (name, expected) => {
  expect(AGE_GROUP.test(name)).toBe(expected);
});
