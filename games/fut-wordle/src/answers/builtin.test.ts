import { letters } from '@soccer-legends/game-sdk';
import { expect, test } from 'vitest';
import { LENGTHS } from '../rules/fut-wordle.ts';
import { builtinAnswers } from './builtin.ts';

test.each(LENGTHS)('there are at least ten answers of %i letters, without duplicate words', (length) => {
  const answers = builtinAnswers(length);
  expect(answers.length).toBeGreaterThanOrEqual(10);
  expect(new Set(answers.map(({ word }) => word)).size).toBe(answers.length);
  for (const { word, lastName, fullName, team, position } of answers) {
    expect(word).toBe(letters(lastName));
    // The letters of a two-word name do not show where it is split.
    expect(lastName).not.toMatch(/[\s-]/);
    expect(fullName).toContain(lastName);
    expect(team).not.toBe('');
    expect(['GK', 'DF', 'MF', 'FW']).toContain(position);
  }
});

test('namesakes have different full names', () => {
  const muller = builtinAnswers(6).find(({ word }) => word === 'MULLER');
  expect(muller?.also).toEqual(['Gerd Müller']);
});
