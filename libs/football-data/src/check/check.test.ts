import { expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { coverageOf } from './coverage.ts';
import { brokenRules } from './rules.ts';

const data = loadFootballData();

test('no fact breaks a rule', () => {
  expect(brokenRules(data, new Date().getUTCFullYear())).toEqual([]);
});

test('a list that names somebody by a name that two players bear is refused', () => {
  const groups = [{ ...data.groups[0]!, id: 'some', members: ['Jorginho', 'Pelé', 'Pelé'] }];
  expect(brokenRules({ ...data, groups }, new Date().getUTCFullYear())).toEqual([
    'group some Jorginho is the name of several players: write the full name',
    'group some Pelé occurs twice',
  ]);
});

test('there is enough of everything for every game', () => {
  const coverage = coverageOf(data);
  console.table(coverage);
  const needed = {
    players: 500,
    'players with at least two spells': 400,
    goalkeepers: 40,
    'nations with players': 60,
    clubs: 120,
    coaches: 80,
    groups: 20,
    'words of 4 letters': 80,
    'words of 5 letters': 80,
    'words of 6 letters': 80,
    'words of 7 letters': 80,
  };
  const short = Object.entries(needed).filter(([what, count]) => coverage[what]! < count);
  expect(short).toEqual([]);
});
