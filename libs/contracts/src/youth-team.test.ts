import { expect, test } from 'vitest';
import { isYouthTeam } from './youth-team.ts';

test.each(['Porto U19', 'Ajax U-21', 'JongU23', 'Inter u15', 'Lens u 15', 'Lyon U 19', 'Lyon u 23', 'U15'])(
  '%s is a youth team',
  (name) => {
    expect(isYouthTeam(name)).toBe(true);
  },
);

test.each(['Club 1923', 'U14', 'Ajax U24', 'Town U190', 'Peru 19', 'Ajax'])('%s is not a youth team', (name) => {
  expect(isYouthTeam(name)).toBe(false);
});
