import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { trueCareers } from '../../../../test/fixtures/true-careers.ts';
import { evidenceOf, spellText } from '../../../../test/fixtures/wire-career.ts';
import { deriveCareer } from './derive-career.ts';
import { FirstTeams } from './first-teams.ts';

const firstTeams = new FirstTeams(loadFootballData().nations);

test.each(trueCareers)('derives $title', ({ career, now = '2026-11-23', ...wire }) => {
  const spells = deriveCareer(evidenceOf(wire), {
    isFirstTeam: ({ name }) => firstTeams.has(name),
    now: new Date(now),
  });
  expect(spells.map(spellText)).toEqual(career);
});
