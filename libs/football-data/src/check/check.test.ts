import { expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { coverageOf } from './coverage.ts';
import { brokenRules } from './rules.ts';

const data = loadFootballData();

test('no fact breaks a rule', () => {
  expect(brokenRules(data, new Date().getUTCFullYear())).toEqual([]);
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
