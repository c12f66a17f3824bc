import { describe, expect, test } from 'vitest';
import { readCoach } from './coaches.ts';
import { readPlayer } from './people.ts';
import { readPlayerSeason } from './seasons.ts';
import { readTeam, readTeamSeasons } from './teams.ts';
import { readTransfers } from './transfers.ts';

const LOGO = 'https://media.api-sports.io/football/teams/5.png';
const ajax = { id: 5, name: 'Ajax', logo: LOGO };
const benfica = { id: 6, name: 'Benfica', logo: null };
const nobody = { id: null, name: null, logo: null };

describe('a player', () => {
  const whole = {
    ...{ id: 7, name: 'J. Doe', firstname: 'John', lastname: 'Doe', nationality: 'Costa-Rica' },
    ...{ birth: { date: '1990-02-03', place: null }, height: '185', photo: null, position: 'Defender' },
  };
  const read = {
    ...{ id: 7, name: 'J. Doe', firstName: 'John', lastName: 'Doe', nationality: 'Costa-Rica' },
    ...{ born: 1990, photo: null, position: 'Defender' },
  };

  test.each<[string, object, object | undefined]>([
    ['is who it is', {}, read],
    ['with an id in text', { id: '7' }, read],
    ['without a birth', { birth: null }, { ...read, born: null }],
    ['without a date of birth', { birth: { date: null } }, { ...read, born: null }],
    ['without a name goes by first and last name', { name: null }, { ...read, name: 'John Doe' }],
    ['whose position has another word', { position: 'Forward' }, { ...read, position: 'Attacker' }],
    ['whose position is none', { position: 'Coach' }, { ...read, position: null }],
    ['without an id is nobody', { id: null }, undefined],
    ['without any name is nobody', { name: '', firstname: null, lastname: null }, undefined],
    ['of whom there is no data is nobody', { name: 'Data not available' }, undefined],
  ])('%s', (_case, changes, expected) => {
    expect(readPlayer({ ...whole, ...changes })).toEqual(expected);
  });
});

describe('a season', () => {
  const league = { id: 1, name: 'Eredivisie', country: 'Netherlands', season: 2019 };
  const games = { appearences: 20, position: 'Midfielder' };
  const seasonOf = (...statistics: unknown[]) => readPlayerSeason({ player: { id: 7, name: 'J. Doe' }, statistics });
  const row = { team: ajax, league, games, goals: { total: 3 } };
  const read = { team: ajax, season: 2019, isLeague: true, matches: 20, goals: 3 };

  test.each<[string, object, object | undefined]>([
    ['is its row', {}, read],
    ['in text is the same', { league: { ...league, season: '2019' } }, read],
    ['without a match is no number', { games: { appearences: null } }, { ...read, matches: null }],
    ['with the key spelt right counts too', { games: { appearances: 20 } }, read],
    ['without goals is no number', { goals: null }, { ...read, goals: null }],
    ['of a tournament is none of a league', { league: { ...league, country: null } }, { ...read, isLeague: false }],
    ['without a team is none', { team: nobody }, undefined],
    ['without a year is none', { league: { name: 'Eredivisie' } }, undefined],
  ])('%s', (_case, changes, expected) => {
    expect(seasonOf({ ...row, ...changes })?.appearances).toEqual(expected ? [expected] : []);
  });

  test('tells the position that was played most', () => {
    const once = { ...row, games: { appearences: 1, position: 'Attacker' } };
    expect(seasonOf(once, row, once)?.player.position).toBe('Midfielder');
    expect(seasonOf()?.player.position).toBeNull();
  });
});

describe('moves', () => {
  const moved = (...transfers: unknown[]) => readTransfers([{ player: { id: 7 }, transfers }]);
  const move = { date: '2019-07-01', type: '€ 15M', teams: { in: ajax, out: benfica } };
  const read = { date: '2019-07-01', kind: 'move', from: benfica, to: ajax };

  test.each<[string, object, object | undefined]>([
    ['for money', {}, read],
    ['on loan', { type: 'Loan' }, { ...read, kind: 'loan' }],
    ['back from a loan', { type: 'Back from Loan' }, { ...read, kind: 'back-from-loan' }],
    ['returned from a loan', { type: 'Return from loan' }, { ...read, kind: 'back-from-loan' }],
    ['at the end of a loan', { type: 'End of loan' }, { ...read, kind: 'back-from-loan' }],
    ['for nobody knows what', { type: null }, read],
    ['with a short date', { date: '010719' }, read],
    ['from nobody knows where', { teams: { in: ajax, out: nobody } }, { ...read, from: null }],
    ['to nobody knows where', { teams: { in: nobody, out: benfica } }, { ...read, to: null }],
    ['between clubs that nobody knows say nothing', { teams: { in: nobody, out: nobody } }, undefined],
    ['without a date say nothing', { date: null }, undefined],
  ])('%s', (_case, changes, expected) => {
    expect(moved({ ...move, ...changes })).toEqual(expected ? [expected] : []);
  });

  test('come in order of time, each once', () => {
    const later = { ...move, date: '2021-01-01' };
    expect(moved(later, move, later).map(({ date }) => date)).toEqual(['2019-07-01', '2021-01-01']);
  });
});

describe('a coach', () => {
  test('has a career in order of time, without what has no club or beginning', () => {
    const career = [
      { team: ajax, start: '2019-07-01', end: null },
      { team: { id: null, name: 'Old', logo: null }, start: '2010-07-01', end: '2009-06-01' },
      { team: benfica, start: '2012-07-01', end: '2014-06-01' },
      { team: nobody, start: '2015-07-01', end: null },
      { team: benfica, start: null, end: null },
    ];
    expect(readCoach({ id: 3, name: 'C. Coach', career })?.career).toEqual([
      { team: { id: null, name: 'Old', logo: null }, start: 2010, end: 2010 },
      { team: benfica, start: 2012, end: 2014 },
      { team: ajax, start: 2019, end: null },
    ]);
  });

  test('without a photo and a career is one all the same', () => {
    expect(readCoach({ id: 3, name: 'C. Coach', career: null })).toMatchObject({ photo: null, career: [] });
  });
});

describe('a team', () => {
  test.each<[string, object, object | undefined]>([
    ['is what it is', {}, { ...ajax, country: 'Netherlands', national: false }],
    ['without a country', { country: null }, { ...ajax, country: null, national: false }],
    ['that is national', { national: true }, { ...ajax, country: 'Netherlands', national: true }],
    ['without an id is none', { id: null }, undefined],
    ['without a name is none', { name: '' }, undefined],
  ])('%s', (_case, changes, expected) => {
    expect(readTeam({ team: { ...ajax, country: 'Netherlands', national: false, ...changes } })).toEqual(expected);
  });

  test('lists its seasons once each, the oldest first', () => {
    expect(readTeamSeasons({ team: ajax, seasons: [2026, '2019', 2019, null, 2018] })?.seasons).toEqual([
      2018, 2019, 2026,
    ]);
  });
});
