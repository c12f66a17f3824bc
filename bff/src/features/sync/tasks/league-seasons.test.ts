import { expect, test } from 'vitest';
import { leagueForecast, type SeasonKey, type SeasonPages } from './league-seasons.ts';

const AFTER_SEASON = new Date('2025-08-01');

function seasons(from: number, to: number, leagueId = 39): SeasonKey[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ leagueId, season: to - index }));
}

function read(season: number, pages: number, pagesRead = pages): SeasonPages {
  return { leagueId: 39, season, pages, pagesRead, readAt: AFTER_SEASON };
}

const plan = {
  maxPages: Infinity,
  pagesOfFirst: 0,
  leagues: 1,
  seasonsPerLeague: 10,
  teams: 0,
  teamsRead: 0,
  players: 0,
  read: [] as SeasonPages[],
};

test.each([
  ['uses averages before the first page', { seasons: seasons(2015, 2024) }, 10 * 40 + 47],
  ['uses the last page of the plan', { seasons: seasons(2015, 2024), maxPages: 3 }, 10 * 3 + 47],
  ['uses the pages of other seasons', { seasons: seasons(2015, 2024), read: [read(2010, 30)] }, 10 * 30 + 47],
  [
    'counts no page of a season that is read',
    { seasons: seasons(2024, 2024), read: [read(2024, 30)], seasonsPerLeague: 1 },
    20,
  ],
  [
    'counts the rest of a season',
    { seasons: seasons(2024, 2024), read: [read(2024, 30, 12)], seasonsPerLeague: 1 },
    18 + 20,
  ],
  [
    'counts the rest of the current season',
    { seasons: seasons(2024, 2024), read: [read(2024, 30)], pagesOfFirst: 29, seasonsPerLeague: 1 },
    21,
  ],
  [
    'expects more teams in more seasons',
    { seasons: seasons(2015, 2023), read: [read(2024, 10)], teams: 20 },
    9 * 10 + 47,
  ],
  ['counts the teams that are left', { seasons: [], teams: 50, teamsRead: 20 }, 30],
])('the forecast of the calls of a sync of leagues: %s', (_case, changes, callsLeft) => {
  expect(leagueForecast({ ...plan, ...changes })).toMatchObject({ callsLeft });
});

test.each([
  ['full pages before the first one', { seasons: seasons(2024, 2024), seasonsPerLeague: 1 }, 800],
  ['fewer new players in each further season', { seasons: seasons(2015, 2024) }, 3680],
  ['players in proportion to the pages of the first season', { seasons: seasons(2015, 2024), ...half(400) }, 3680],
  ['more players after the first season', { seasons: seasons(2015, 2023), players: 500 }, 2300],
  ['the players found, after the last season', { seasons: [], players: 1234 }, 1234],
])('the forecast of the players of a sync of leagues expects %s', (_case, changes, items) => {
  expect(leagueForecast({ ...plan, ...changes })).toMatchObject({ items });
});

function half(players: number) {
  return { players, pagesOfFirst: 20 };
}
