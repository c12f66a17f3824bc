import { expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { brokenRules } from './rules.ts';

const data = loadFootballData();
const thisYear = 2026;

test('no fact breaks a rule', () => {
  expect(brokenRules(data, thisYear)).toEqual([]);
});
