import { describe, expect, test } from 'vitest';
import { coach, player, playerSeason } from './people.ts';
import { readAs } from './schema.ts';
import { playerTransfers, team, teamSeasons } from './teams.ts';

const LOGO = 'https://media.api-sports.io/football/teams/5.png';
const ajax = { id: 5, name: 'Ajax', logo: LOGO };
const benfica = { id: 6, name: 'Benfica', logo: null };
const unnamed = { id: null, name: null, logo: null };

describe('a player of the data service', () => {
  const whole = {
    id: 7,
    name: 'J. Doe',
    firstname: 'John',
    lastname: 'Doe',
    nationality: 'Costa-Rica',
    birth: { date: '1990-02-03', place: null },
    height: '185',
    photo: null,
    position: 'Defender',
  };
  const read = {
    apiId: 7,
    name: 'J. Doe',
    firstName: 'John',
    lastName: 'Doe',
    nationality: 'Costa-Rica',
    born: 1990,
    photo: null,
    position: 'Defender',
  };

  test.each<[string, object, object | undefined]>([
    ['with all members', {}, read],
    ['with an id as text', { id: '7' }, read],
    ['without a birth', { birth: null }, { ...read, born: null }],
    ['without a date of birth', { birth: { date: null } }, { ...read, born: null }],
    ['without a name is named by first and last name', { name: null }, { ...read, name: 'John Doe' }],
    ['with a synonym of a position', { position: 'Forward' }, { ...read, position: 'Attacker' }],
    ['with an unknown position', { position: 'Coach' }, { ...read, position: null }],
    ['without an id is skipped', { id: null }, undefined],
    ['without any name is skipped', { name: '', firstname: null, lastname: null }, undefined],
    ['without data is skipped', { name: 'Data not available' }, undefined],
  ])('%s', (_case, changes, expected) => {
    expect(readAs(player, { ...whole, ...changes })).toEqual(expected);
  });
});

describe('a row of statistics of the data service', () => {
  const league = { id: 1, name: 'Eredivisie', country: 'Netherlands', season: 2019 };
  const games = { appearences: 20, position: 'Midfielder' };
  const seasonOf = (...statistics: unknown[]) =>
    readAs(playerSeason, { player: { id: 7, name: 'J. Doe' }, statistics });
  const row = { team: ajax, league, games, goals: { total: 3 } };
  const competition = { competition: 'Eredivisie', country: 'Netherlands' };
  const read = { team: ajax, season: 2019, isLeague: true, ...competition, matches: 20, goals: 3 };

  test.each<[string, object, object | undefined]>([
    ['with all members', {}, read],
    ['with a season as text', { league: { ...league, season: '2019' } }, read],
    ['without matches', { games: { appearences: null } }, { ...read, matches: null }],
    ['with the correct spelling of appearances', { games: { appearances: 20 } }, read],
    ['without goals', { goals: null }, { ...read, goals: null }],
    ['of a tournament', { league: { ...league, country: null } }, { ...read, isLeague: false, country: null }],
    ['without a team is skipped', { team: unnamed }, undefined],
    ['without a year is skipped', { league: { name: 'Eredivisie' } }, undefined],
  ])('%s', (_case, changes, expected) => {
    expect(seasonOf({ ...row, ...changes })?.appearances).toEqual(expected ? [expected] : []);
  });

  test('without a position in the profile: the most played position counts', () => {
    const once = { ...row, games: { appearences: 1, position: 'Attacker' } };
    expect(seasonOf(once, row, once)?.player.position).toBe('Midfielder');
    expect(seasonOf()?.player.position).toBeNull();
  });
});

describe('a transfer of the data service', () => {
  const moved = (...transfers: unknown[]) => readAs(playerTransfers, { player: { id: 7 }, transfers })!.transfers;
  const move = { date: '2019-07-01', type: '€ 15M', teams: { in: ajax, out: benfica } };
  const read = { date: '2019-07-01', kind: 'move', from: benfica, to: ajax };

  test.each<[string, object, object | undefined]>([
    ['for money', {}, read],
    ['on loan', { type: 'Loan' }, { ...read, kind: 'loan' }],
    ['back from a loan', { type: 'Back from Loan' }, { ...read, kind: 'back-from-loan' }],
    ['returned from a loan', { type: 'Return from loan' }, { ...read, kind: 'back-from-loan' }],
    ['at the end of a loan', { type: 'End of loan' }, { ...read, kind: 'back-from-loan' }],
    ['of an unknown type', { type: null }, read],
    ['with a short date', { date: '010719' }, read],
    ['from an unknown club', { teams: { in: ajax, out: unnamed } }, { ...read, from: null }],
    ['to an unknown club', { teams: { in: unnamed, out: benfica } }, { ...read, to: null }],
    ['without any club is skipped', { teams: { in: unnamed, out: unnamed } }, undefined],
    ['without a date is skipped', { date: null }, undefined],
  ])('%s', (_case, changes, expected) => {
    expect(moved({ ...move, ...changes })).toEqual(expected ? [expected] : []);
  });

  test('is returned once, in order of time', () => {
    const later = { ...move, date: '2021-01-01' };
    expect(moved(later, move, later).map(({ date }) => date)).toEqual(['2019-07-01', '2021-01-01']);
  });
});

describe('a coach of the data service', () => {
  test('has a career in order of time, without posts that have no club or start', () => {
    const career = [
      { team: ajax, start: '2019-07-01', end: null },
      { team: { id: null, name: 'Old', logo: null }, start: '2010-07-01', end: '2009-06-01' },
      { team: benfica, start: '2012-07-01', end: '2014-06-01' },
      { team: unnamed, start: '2015-07-01', end: null },
      { team: benfica, start: null, end: null },
    ];
    expect(readAs(coach, { id: 3, name: 'C. Coach', career })?.career).toEqual([
      { team: { id: null, name: 'Old', logo: null }, start: 2010, end: 2010 },
      { team: benfica, start: 2012, end: 2014 },
      { team: ajax, start: 2019, end: null },
    ]);
  });

  test('without a photo and a career is read', () => {
    expect(readAs(coach, { id: 3, name: 'C. Coach', career: null })).toMatchObject({ photo: null, career: [] });
  });
});

describe('a team of the data service', () => {
  const read = { apiId: 5, name: 'Ajax', logo: LOGO, country: 'Netherlands', national: false };

  test.each<[string, object, object | undefined]>([
    ['with all members', {}, read],
    ['without a country', { country: null }, { ...read, country: null }],
    ['of a nation', { national: true }, { ...read, national: true }],
    ['without an id is skipped', { id: null }, undefined],
    ['without a name is skipped', { name: '' }, undefined],
  ])('%s', (_case, changes, expected) => {
    expect(readAs(team, { team: { ...ajax, country: 'Netherlands', national: false, ...changes } })).toEqual(expected);
  });

  test('lists each of its seasons once, in ascending order', () => {
    expect(readAs(teamSeasons, { team: ajax, seasons: [2026, '2019', 2019, null, 2018] })?.seasons).toEqual([
      2018, 2019, 2026,
    ]);
  });
});
