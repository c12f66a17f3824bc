import { expect, test } from 'vitest';
import type { ApiAppearances } from '../../football-api/football-api.port.ts';
import { fameOf, leagueWeight } from './fame.ts';

function row(changes: Partial<ApiAppearances>): ApiAppearances {
  const team = { id: 42, name: 'Arsenal', logo: null };
  const league = { competition: 'Premier League', country: 'England', isLeague: true };
  return { ...league, team, season: 2023, matches: 30, goals: 0, ...changes };
}

const seasons = (count: number, changes: Partial<ApiAppearances> = {}): ApiAppearances[] =>
  Array.from({ length: count }, (_, index) => row({ season: 2010 + index, ...changes }));

test.each([
  ['two seasons in a big league', seasons(2), 1],
  ['one match less than three seasons', [...seasons(2), row({ matches: 29 })], 1],
  ['three seasons in a big league', seasons(3), 2],
  ['219 matches in a big league', [...seasons(7), row({ matches: 9 })], 2],
  ['220 matches in a big league', [...seasons(7), row({ matches: 10 })], 3],
  ['eight seasons in a big league', seasons(8), 3],
  ['three seasons in a smaller league', seasons(3, { country: 'Belgium', competition: 'Jupiler Pro League' }), 1],
  ['eight seasons in a smaller league', seasons(8, { country: 'Belgium', competition: 'Jupiler Pro League' }), 2],
  ['twenty seasons in a second division', seasons(20, { competition: 'Championship' }), 1],
  ['twenty seasons of a reserve side', seasons(20, { team: { id: 43, name: 'Reserves', logo: null } }), 1],
  ['twenty seasons of cups', seasons(20, { isLeague: false }), 1],
  ['twenty seasons in a squad without a match', seasons(20, { matches: null }), 1],
])('%s give the right fame', (_case, rows, fame) => {
  expect(fameOf(rows, ({ name }) => name !== 'Reserves')).toBe(fame);
});

test.each([
  ['Premier League', 'England', 1],
  ['Championship', 'England', 0],
  ['Serie A', 'Italy', 1],
  ['Serie B', 'Italy', 0],
  ['Serie A', 'Brazil', 0.4],
  ['2. Bundesliga', 'Germany', 0],
  ['Bundesliga', 'Austria', 0.1],
  ['La Liga', 'Spain', 1],
  ['Segunda División', 'Spain', 0],
  ['Champions League', null, 0],
])('%s of %s has the weight %d', (competition, country, weight) => {
  expect(leagueWeight({ competition, country })).toBe(weight);
});
