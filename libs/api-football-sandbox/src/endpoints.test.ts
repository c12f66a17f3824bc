import { expect, test } from 'vitest';
import { parameterErrors } from './endpoints.ts';

const RULES = {
  parameters: ['id', 'team', 'league', 'season', 'search', 'page'],
  search: 4,
  seasonNeeds: ['id', 'league', 'team'],
} as const;

test.each([
  [{ id: '7' }],
  [{ season: '2024', id: '7' }],
  [{ season: '2024', team: '7', page: '2' }],
  [{ search: 'Kane', league: '39' }],
])('the sandbox accepts the parameters %o', (given) => {
  expect(parameterErrors(given, RULES)).toEqual({});
});

test.each([
  ['no parameter', {}, { required: 'At least one parameter is required.' }],
  ['an unknown parameter', { club: '7' }, { club: 'The Club field do not exist.' }],
  ['an id that is no number', { id: 'x' }, { id: 'The Id field must contain an integer.' }],
  ['an id of eleven digits', { id: '12345678901' }, { id: 'The Id field must contain an integer.' }],
  [
    'a season alone',
    { season: '2024' },
    {
      id: 'The Id or League or Team field is required with the Season field.',
      league: 'The Id or League or Team field is required with the Season field.',
      team: 'The Id or League or Team field is required with the Season field.',
    },
  ],
  [
    'a search of three letters',
    { search: 'Kan' },
    { search: 'The Search field must be at least 4 characters in length.' },
  ],
  [
    'a search with an accent',
    { search: 'Müller' },
    { search: 'The Search field may only contain alpha-numeric characters and spaces.' },
  ],
])('the sandbox rejects %s', (_case, given, errors) => {
  expect(parameterErrors(given, RULES)).toEqual(errors);
});

test('the sandbox accepts a call without parameters for an endpoint that needs none', () => {
  expect(parameterErrors({}, { ...RULES, bare: true })).toEqual({});
});
