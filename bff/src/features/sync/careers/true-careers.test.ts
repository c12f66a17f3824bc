import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { FirstTeams } from '../../football-api/football-api.port.ts';
import { trueCareers } from '../../../../test/fixtures/true-careers.ts';
import { evidenceOf, spellText } from '../../../../test/fixtures/wire-career.ts';
import { deriveCareer } from './derive-career.ts';

const firstTeams = new FirstTeams(loadFootballData().nations);

test.each(trueCareers)('derives $title', ({ career, now = '2026-11-23', ...wire }) => {
  const spells = deriveCareer(evidenceOf(wire), {
    isFirstTeam: ({ name }) => firstTeams.has(name),
    now: new Date(now),
  });
  expect(spells.map(spellText)).toEqual(career);
});
