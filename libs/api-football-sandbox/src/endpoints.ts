import { nameKey } from '@soccer-legends/contracts';
import type { Player } from '@soccer-legends/football-data';
import type { Account } from './account.ts';
import type { Errors, Parameters } from './envelope.ts';
import { leaguesOf, personItem, statisticsOf, teamItem, teamRef, transfersItem } from './responses.ts';
import { currentSeason, seasonsOf, type Person, type SandboxFootball, type Team } from './sandbox-football.ts';

interface EndpointContext {
  football: SandboxFootball;
  account: Account;
  now: Date;
}

interface ParameterRules {
  parameters: readonly string[];
  bare?: boolean;
  /** Minimum length of `search`; 3 by default. */
  search?: number;
  /** Parameters of which `season` needs at least one. */
  seasonNeeds?: readonly string[];
}

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
    respond: ({ player, search }, { football }) =>
      football.players
        .filter(({ id, facts }) => isAsked(player, id) && matches(search, lastNamesOf(facts)))
        .map((person) => ({ player: { ...personItem(person, 'players'), position: person.facts.position } })),
  },
  players: {
    rules: { parameters: ['id', 'team', 'league', 'season', 'page'], seasonNeeds: ['id', 'league', 'team'] },
    perPage: 20,
    respond: ({ id, team, league, season }, { football, now }) => {
      const year = Number(season ?? currentSeason(now));
      return football.players
        .filter((person) => isAsked(id, person.id))
        .filter(
          ({ stays }) =>
            team === undefined ||
            stays.some((stay) => stay.team.id === Number(team) && seasonsOf(stay, now).includes(year)),
        )
        .map((person) => ({
          player: personItem(person, 'players'),
          statistics: statisticsOf(person, year, football, now).filter((row) => isAsked(league, row.league.id)),
        }))
        .filter(({ statistics }) => statistics.length > 0);
    },
  },
  'players/teams': {
    rules: { parameters: ['player'] },
    respond: ({ player }, { football, now }) =>
      football.players
        .filter(({ id }) => isAsked(player, id))
        .flatMap((person) => seasonsByTeam(person, now))
        .map(([team, seasons]) => ({ team: teamRef(team), seasons })),
  },
  transfers: {
    rules: { parameters: ['player', 'team'] },
    respond: ({ player, team }, { football }) =>
      football.players
        .filter(({ id }) => isAsked(player, id))
        .filter(({ stays }) => team === undefined || stays.some((stay) => stay.team.id === Number(team)))
        .map(transfersItem),
  },
  leagues: {
    rules: { parameters: ['type', 'current'], bare: true },
    respond: ({ type }, { football }) => (type === 'cup' ? [] : leaguesOf(football)),
  },
  teams: {
    rules: { parameters: ['id', 'search'] },
    respond: ({ id, search }, { football }) =>
      [...football.teams.values()]
        .filter((team) => isAsked(id, team.id) && matches(search, nameKey(team.name)))
        .map((team) => teamItem(team, football)),
  },
  coachs: {
    rules: { parameters: ['id', 'search'] },
    respond: ({ id, search }, { football }) =>
      football.coaches
        .filter((coach) => isAsked(id, coach.id) && matches(search, nameKey(coach.facts.name)))
        .map((coach) => ({
          ...personItem(coach, 'coachs'),
          team: coach.stays.at(-1)?.end === null ? teamRef(coach.stays.at(-1)!.team) : null,
          career: coach.stays.toReversed().map(({ team: at, start, end }) => ({
            team: teamRef(at),
            start: `${start}-07-01`,
            end: end === null ? null : `${end}-06-01`,
          })),
        })),
  },
};

function isAsked(id: string | undefined, own: number | null): boolean {
  return id === undefined || Number(id) === own;
}

function matches(search: string | undefined, names: string): boolean {
  return search === undefined || names.includes(nameKey(search));
}

/** Returns the seasons of each team, newest first. The national team is one of them, as in the service. */
function seasonsByTeam({ stays, facts, nationalTeam }: Person<Player>, now: Date): [Team, number[]][] {
  const seasons = new Map<Team, Set<number>>();
  const add = (team: Team, years: readonly number[]): unknown =>
    seasons.set(team, new Set([...(seasons.get(team) ?? []), ...years]));
  for (const stay of stays) add(stay.team, seasonsOf(stay, now));
  if (nationalTeam && facts.fame >= 4) add(nationalTeam, stays.flatMap((stay) => seasonsOf(stay, now)).slice(1));
  return [...seasons].map(([team, years]) => [team, [...years].sort((a, b) => b - a)]);
}

/** Returns the words that a search matches. The service finds people by last name only. */
function lastNamesOf({ name, surname }: Player): string {
  return nameKey(`${name.split(' ').slice(1).join(' ') || name} ${surname}`);
}

/** Returns the service's `errors` for invalid parameters, by field; empty for valid ones. */
export function parameterErrors(given: Parameters, rules: ParameterRules): Errors {
  const names = Object.keys(given);
  const unknown = names.filter((name) => !rules.parameters.includes(name));
  if (unknown.length > 0) return byField(unknown, (name) => `The ${title(name)} field do not exist.`);
  if (names.length === 0 && !rules.bare) return { required: 'At least one parameter is required.' };
  return { ...numberErrors(given), ...seasonErrors(given, rules), ...searchErrors(given, rules) };
}

function numberErrors(given: Parameters): Errors {
  const wrong = ['id', 'player', 'team', 'season', 'page', 'league'].filter(
    (name) => given[name] !== undefined && !/^\d{1,10}$/.test(given[name]),
  );
  return byField(wrong, (name) => `The ${title(name)} field must contain an integer.`);
}

function seasonErrors({ season, ...given }: Parameters, { seasonNeeds: needed = [] }: ParameterRules): Errors {
  if (season === undefined || needed.some((name) => given[name] !== undefined)) return {};
  const message = `The ${needed.map(title).join(' or ')} field is required with the Season field.`;
  return byField(needed, () => message);
}

function searchErrors({ search }: Parameters, { search: minLength = 3 }: ParameterRules): Errors {
  if (search === undefined) return {};
  if (!/^[A-Za-z0-9 ]*$/.test(search))
    return { search: 'The Search field may only contain alpha-numeric characters and spaces.' };
  return search.length >= minLength
    ? {}
    : { search: `The Search field must be at least ${minLength} characters in length.` };
}

function byField(names: readonly string[], message: (name: string) => string): Errors {
  return Object.fromEntries(names.map((name) => [name, message(name)]));
}

function title(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}
