import { fold } from '@soccer-legends/contracts';
import type { Player } from '@soccer-legends/football-data';
import type { Account } from './account.ts';
import { countryName } from './answers/country.ts';
import { personAnswer } from './answers/person.ts';
import { statisticsOf } from './answers/statistics.ts';
import { teamAnswer, teamName } from './answers/team.ts';
import { transfersOf } from './answers/transfers.ts';
import type { Parameters, Rules } from './parameters.ts';
import { currentSeason, seasonsOf } from './seasons.ts';
import type { Person, Team, World } from './world.ts';

/** What an answer is made from. */
interface Surroundings {
  world: World;
  account: Account;
  now: Date;
}

export interface Endpoint {
  rules: Rules;
  /** Items a page; all on one where undefined. */
  perPage?: number;
  answer(given: Parameters, around: Surroundings): readonly unknown[] | object;
}

/** The endpoints by their paths. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  status: {
    rules: { parameters: [], bare: true },
    answer: (_given, { account: { plan, usedToday } }) => ({
      account: { firstname: 'Sand', lastname: 'Box', email: 'sandbox@localhost' },
      subscription: { plan: plan.name, end: '2099-12-31T00:00:00+00:00', active: true },
      requests: { current: usedToday, limit_day: plan.perDay },
    }),
  },
  'players/profiles': {
    rules: { parameters: ['player', 'search', 'page'], bare: true, search: 4 },
    perPage: 250,
    answer: ({ player, search }, { world, now }) =>
      world.players
        .filter(({ id }) => player === undefined || id === Number(player))
        .filter(({ facts }) => search === undefined || lastNamesOf(facts).includes(folded(search)))
        .map((person) => ({
          player: {
            ...personAnswer(person, 'players', now),
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
    answer: ({ id, team, search, season }, { world, now }) => {
      const year = Number(season ?? currentSeason(now));
      return world.players
        .filter((person) => id === undefined || person.id === Number(id))
        .filter(({ facts }) => search === undefined || lastNamesOf(facts).includes(folded(search)))
        .filter(
          ({ stays }) => team === undefined || teamsIn(stays, year, now).some((known) => known.id === Number(team)),
        )
        .map((person) => ({
          player: { ...personAnswer(person, 'players', now), injured: false },
          statistics: statisticsOf(person, year, world, now),
        }))
        .filter(({ statistics }) => statistics.length > 0);
    },
  },
  'players/teams': {
    rules: { parameters: ['player'] },
    answer: ({ player }, { world, now }) =>
      playersWith(player, world).flatMap((person) =>
        seasonsByTeam(person, world, now).map(([team, seasons]) => ({ team: teamName(team), seasons })),
      ),
  },
  'players/seasons': {
    rules: { parameters: ['player'], bare: true },
    answer: ({ player }, { world, now }) => {
      const people = player === undefined ? world.players : playersWith(player, world);
      const seasons = people.flatMap(({ stays }) => stays.flatMap((stay) => seasonsOf(stay, now)));
      return [...new Set(seasons)].sort((a, b) => a - b);
    },
  },
  transfers: {
    rules: { parameters: ['player'] },
    answer: ({ player }, { world }) => playersWith(player, world).map(transfersOf),
  },
  teams: {
    rules: { parameters: ['id', 'name', 'search', 'league', 'country'], never: [['league', 'search']] },
    answer: ({ id, name, search, country }, { world }) =>
      [...world.teams.values()]
        .filter((team) => id === undefined || team.id === Number(id))
        .filter((team) => name === undefined || team.name === name)
        .filter((team) => search === undefined || folded(team.name).includes(folded(search)))
        .map((team) => teamAnswer(team, world))
        .filter((team) => country === undefined || JSON.stringify(team).includes(`"country":"${country}"`)),
  },
  coachs: {
    rules: { parameters: ['id', 'team', 'search'] },
    answer: ({ id, team, search }, { world, now }) =>
      world.coaches
        .filter((coach) => id === undefined || coach.id === Number(id))
        .filter(({ facts }) => search === undefined || folded(facts.name).includes(folded(search)))
        .filter(({ stays }) => team === undefined || stays.some((stay) => stay.team.id === Number(team)))
        .map((coach) => ({
          ...personAnswer(coach, 'coachs', now),
          team: coach.stays.at(-1)?.end === null ? teamName(coach.stays.at(-1)!.team) : null,
          career: coach.stays.toReversed().map(({ team: at, start, end }) => ({
            team: teamName(at),
            start: `${start}-07-01`,
            end: end === null ? null : `${end}-06-01`,
          })),
        })),
  },
  countries: {
    rules: { parameters: ['name', 'code', 'search'], bare: true },
    answer: ({ name, search }, { world }) =>
      world.nations
        .map(({ names }) => ({ name: countryName(names.en), code: null, flag: null }))
        .filter((country) => name === undefined || country.name === name)
        .filter((country) => search === undefined || folded(country.name).includes(folded(search))),
  },
};

function playersWith(id: string | undefined, { players }: World): Person<Player>[] {
  return players.filter((person) => person.id === Number(id));
}

/** Newest season first, as the service lists them; the national side among the clubs, as it does. */
function seasonsByTeam({ stays, facts, nation }: Person<Player>, world: World, now: Date): [Team, number[]][] {
  const seasons = new Map<Team, Set<number>>();
  const add = (team: Team, years: readonly number[]): unknown =>
    seasons.set(team, new Set([...(seasons.get(team) ?? []), ...years]));
  for (const stay of stays) add(stay.team, seasonsOf(stay, now));
  const side = [...world.teams.values()].find((team) => team.national && team.country === nation?.code);
  if (side && facts.fame >= 4) add(side, stays.flatMap((stay) => seasonsOf(stay, now)).slice(1));
  return [...seasons].map(([team, years]) => [team, [...years].sort((a, b) => b - a)]);
}

function teamsIn(stays: Person['stays'], season: number, now: Date): Team[] {
  return stays.filter((stay) => seasonsOf(stay, now).includes(season)).map(({ team }) => team);
}

/** The last name and what it is part of: the service finds "Ronaldo" by it, and nobody by a first name. */
function lastNamesOf({ name, surname }: Player): string {
  return folded(`${name.split(' ').slice(1).join(' ') || name} ${surname}`);
}

function folded(text: string): string {
  return fold(text).replace(/['’.]/g, '').replace(/-/g, ' ');
}
