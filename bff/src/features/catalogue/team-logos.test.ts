import { expect, test } from 'vitest';
import { YOUTH_TEAM } from './team-logos.ts';

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
])('%s is a youth team: %s', (name, expected) => {
  expect(YOUTH_TEAM.test(name)).toBe(expected);
});
