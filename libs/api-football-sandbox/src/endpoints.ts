import { fold } from '@soccer-legends/contracts';
import type { Player } from '@soccer-legends/football-data';
import type { Account } from './account.ts';
import { personItem } from './responses/person.ts';
import { leaguesOf } from './responses/leagues.ts';
import { statisticsOf } from './responses/statistics.ts';
import { countryName, teamItem, teamRef } from './responses/team.ts';
import { transfersItem } from './responses/transfers.ts';
import type { ParameterRules, Parameters } from './parameters.ts';
import { currentSeason, seasonsOf } from './seasons.ts';
import type { Person, SandboxFootball, Team } from './sandbox-football.ts';

interface EndpointContext {
  football: SandboxFootball;
  account: Account;
  now: Date;
}

/** How the sandbox responds to a path. */
export interface Endpoint {
  rules: ParameterRules;
  /** Items per page; undefined for a single page. */
  perPage?: number;
  /** Returns the `response` member of the envelope: all items of a list, before paging. */
  respond(given: Parameters, context: EndpointContext): readonly unknown[] | object;
}

/** The endpoints of API-Football v3 by path, with the parameters that the sync uses. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  status: {
    rules: { parameters: [], bare: true },
    respond: (_given, { account: { plan, usedToday } }) => ({
      account: { firstname: 'Sand', lastname: 'Box', email: 'sandbox@localhost' },
      subscription: { plan: plan.name, end: '2099-12-31T00:00:00+00:00', active: true },
      requests: { current: usedToday, limit_day: plan.perDay },
    }),
  },
  'players/profiles': {
    rules: { parameters: ['player', 'search', 'page'], bare: true, search: 4 },
    perPage: 250,
    respond: ({ player, search }, { football, now }) =>
      football.players
        .filter(({ id }) => player === undefined || id === Number(player))
        .filter(({ facts }) => search === undefined || lastNamesOf(facts).includes(folded(search)))
        .map((person) => ({
          player: {
            ...personItem(person, 'players', now),
            number: person.facts.number,
            position: person.facts.position,
          },
        })),
  },
  players: {
    rules: {
      parameters: ['id', 'team', 'league', 'season', 'search', 'page'],
      search: 4,
      needs: { search: ['league', 'team'], season: ['id', 'league', 'team'] },
    },
    perPage: 20,
    respond: ({ id, team, league, search, season }, { football, now }) => {
      const year = Number(season ?? currentSeason(now));
      return football.players
        .filter((person) => id === undefined || person.id === Number(id))
        .filter(({ facts }) => search === undefined || lastNamesOf(facts).includes(folded(search)))
        .filter(
          ({ stays }) => team === undefined || teamsIn(stays, year, now).some((known) => known.id === Number(team)),
        )
        .map((person) => ({
          player: { ...personItem(person, 'players', now), injured: false },
          statistics: statisticsOf(person, year, football, now).filter(
            (row) => league === undefined || row.league.id === Number(league),
          ),
        }))
        .filter(({ statistics }) => statistics.length > 0);
    },
  },
  'players/teams': {
    rules: { parameters: ['player'] },
    respond: ({ player }, { football, now }) =>
      playersWith(player, football).flatMap((person) =>
        seasonsByTeam(person, football, now).map(([team, seasons]) => ({ team: teamRef(team), seasons })),
      ),
  },
  'players/seasons': {
    rules: { parameters: ['player'], bare: true },
    respond: ({ player }, { football, now }) => {
      const people = player === undefined ? football.players : playersWith(player, football);
      const seasons = people.flatMap(({ stays }) => stays.flatMap((stay) => seasonsOf(stay, now)));
      return [...new Set(seasons)].sort((a, b) => a - b);
    },
  },
  transfers: {
    rules: { parameters: ['player', 'team'] },
    respond: ({ player, team }, { football }) =>
      football.players
        .filter(({ id }) => player === undefined || id === Number(player))
        .filter(({ stays }) => team === undefined || stays.some((stay) => stay.team.id === Number(team)))
        .map(transfersItem),
  },
  leagues: {
    rules: { parameters: ['id', 'country', 'type', 'current', 'season'], bare: true },
    respond: ({ id, country, type }, { football, now }) =>
      type === 'cup'
        ? []
        : leaguesOf(football, now)
            .filter((item) => id === undefined || item.league.id === Number(id))
            .filter((item) => country === undefined || item.country.name === country),
  },
  teams: {
    rules: { parameters: ['id', 'name', 'search', 'league', 'country'], never: [['league', 'search']] },
    respond: ({ id, name, search, country }, { football }) =>
      [...football.teams.values()]
        .filter((team) => id === undefined || team.id === Number(id))
        .filter((team) => name === undefined || team.name === name)
        .filter((team) => search === undefined || folded(team.name).includes(folded(search)))
        .map((team) => teamItem(team, football))
        .filter((team) => country === undefined || JSON.stringify(team).includes(`"country":"${country}"`)),
  },
  coachs: {
    rules: { parameters: ['id', 'team', 'search'] },
    respond: ({ id, team, search }, { football, now }) =>
      football.coaches
        .filter((coach) => id === undefined || coach.id === Number(id))
        .filter(({ facts }) => search === undefined || folded(facts.name).includes(folded(search)))
        .filter(({ stays }) => team === undefined || stays.some((stay) => stay.team.id === Number(team)))
        .map((coach) => ({
          ...personItem(coach, 'coachs', now),
          team: coach.stays.at(-1)?.end === null ? teamRef(coach.stays.at(-1)!.team) : null,
          career: coach.stays.toReversed().map(({ team: at, start, end }) => ({
            team: teamRef(at),
            start: `${start}-07-01`,
            end: end === null ? null : `${end}-06-01`,
          })),
        })),
  },
  countries: {
    rules: { parameters: ['name', 'code', 'search'], bare: true },
    respond: ({ name, search }, { football }) =>
      football.nations
        .map(({ names }) => ({ name: countryName(names.en), code: null, flag: null }))
        .filter((country) => name === undefined || country.name === name)
        .filter((country) => search === undefined || folded(country.name).includes(folded(search))),
  },
};

function playersWith(id: string | undefined, { players }: SandboxFootball): Person<Player>[] {
  return players.filter((person) => person.id === Number(id));
}

/** Returns the seasons of each team, newest first. The national team is one of them, as in the service. */
function seasonsByTeam(
  { stays, facts, nation }: Person<Player>,
  football: SandboxFootball,
  now: Date,
): [Team, number[]][] {
  const seasons = new Map<Team, Set<number>>();
  const add = (team: Team, years: readonly number[]): unknown =>
    seasons.set(team, new Set([...(seasons.get(team) ?? []), ...years]));
  for (const stay of stays) add(stay.team, seasonsOf(stay, now));
  const nationalTeam = [...football.teams.values()].find((team) => team.national && team.country === nation?.code);
  if (nationalTeam && facts.fame >= 4) add(nationalTeam, stays.flatMap((stay) => seasonsOf(stay, now)).slice(1));
  return [...seasons].map(([team, years]) => [team, [...years].sort((a, b) => b - a)]);
}

function teamsIn(stays: Person['stays'], season: number, now: Date): Team[] {
  return stays.filter((stay) => seasonsOf(stay, now).includes(season)).map(({ team }) => team);
}

/** Returns the words that a search matches. The service finds people by last name only. */
function lastNamesOf({ name, surname }: Player): string {
  return folded(`${name.split(' ').slice(1).join(' ') || name} ${surname}`);
}

function folded(text: string): string {
  return fold(text).replace(/['’.]/g, '').replace(/-/g, ' ');
}
