import type { ApiTeamRef } from '../../football-api/football-api.port.ts';
import type { Spell } from '../../people/people.port.ts';
import { ClubKeys } from './club-keys.ts';
import { combine, type CareerRows, type Evidence } from './combine.ts';
import { findYouthTeams, hasCalendarYearLeague } from './competitions.ts';
import { draftsFromTransfers } from './drafts-from-transfers.ts';
import { addSeasons, type ClubSeasons } from './drafts-from-seasons.ts';
import { spellYears } from './spell-years.ts';
import { datedSeasons, type SpellDraft } from './spell-draft.ts';
import { compare } from '../../../platform/compare.ts';

/** A spell at a club of the service, in calendar years. */
export interface DerivedSpell extends Omit<Spell, 'club' | 'teamId' | 'asOf'> {
  team: ApiTeamRef;
  /** The country of the club's league in the service's spelling; null if no season states it. */
  country: string | null;
}

/**
 * Returns the spells in chronological order from answers in any order. Transfers take precedence; seasons fill the gaps.
 * Figures are null unless the answers cover all seasons of the spell.
 */
export function deriveCareer(
  evidence: readonly Evidence[],
  { isFirstTeam, now }: { isFirstTeam: (team: ApiTeamRef) => boolean; now: Date },
): DerivedSpell[] {
  const all = combine(evidence);
  const youthTeams = findYouthTeams(all.appearances);
  const isIncluded = (team: ApiTeamRef): boolean => isFirstTeam(team) && !youthTeams.has(team.id);
  const today = now.toISOString().slice(0, 10);
  const rows: CareerRows = {
    ...all,
    teams: all.teams.filter(({ team }) => isIncluded(team)),
    appearances: all.appearances.filter(({ team }) => isIncluded(team)),
    // The service lists transfers before they take effect.
    transfers: all.transfers.filter(({ date }) => date <= today),
  };
  const keys = new ClubKeys(teamsIn(rows));
  const calendarClubs = new Set(
    rows.appearances.filter(({ country }) => hasCalendarYearLeague(country)).map(({ team }) => keys.of(team)),
  );
  const dated = draftsFromTransfers(rows.transfers, keys, isIncluded);
  const drafts = addSeasons(dated, seasonsByClub(rows, { keys, calendarClubs }, dated, now));
  const names = latestNames(rows, keys);
  const countries = leagueCountries(rows, keys);
  return spellYears(drafts, {
    isCalendarYear: (club) => calendarClubs.has(club),
    hasPlayed: (club, season) =>
      rows.appearances.some((row) => row.season === season && (row.matches ?? 0) > 0 && keys.of(row.team) === club),
    thisYear: now.getUTCFullYear(),
  })
    .map(({ draft, from, to }): DerivedSpell => {
      const figures = isComplete(draft, rows, { keys, today }) ? figuresOf(draft, rows, keys) : UNKNOWN;
      const team = names.get(draft.club) ?? draft.team;
      return { team, country: countries.get(draft.club) ?? null, from, to, loan: draft.loan, ...figures };
    })
    .sort(byTime);
}

function* teamsIn({ teams, appearances, transfers }: CareerRows): Iterable<ApiTeamRef> {
  for (const { team } of [...teams, ...appearances]) yield team;
  for (const { from, to } of transfers) {
    if (from) yield from;
    if (to) yield to;
  }
}

/** Prefers the names of `/players/teams`, because they are the current ones. */
function latestNames({ teams, appearances }: CareerRows, keys: ClubKeys): ReadonlyMap<string, ApiTeamRef> {
  return new Map([...appearances, ...teams].map(({ team }) => [keys.of(team), team]));
}

/** Returns the countries of the clubs' leagues in their latest seasons. Excludes cups, which may be international. */
function leagueCountries({ appearances }: CareerRows, keys: ClubKeys): ReadonlyMap<string, string | null> {
  return new Map(appearances.flatMap(({ team, isLeague, country }) => (isLeague ? [[keys.of(team), country]] : [])));
}

function seasonsByClub(
  { teams, appearances }: CareerRows,
  { keys, calendarClubs }: { keys: ClubKeys; calendarClubs: ReadonlySet<string> },
  dated: readonly SpellDraft[],
  now: Date,
): ClubSeasons[] {
  const clubs = new Map<string, ClubSeasons & { seasons: Set<number> }>();
  const add = (team: ApiTeamRef, season: number, isProven: boolean): void => {
    const key = keys.of(team);
    if (!isProven && !hasBegun(season, now, calendarClubs.has(key) || arrivedIn(dated, key, season))) return;
    const club = clubs.get(key) ?? { club: key, team, seasons: new Set() };
    clubs.set(key, club);
    club.seasons.add(season);
  };
  for (const { team, seasons } of teams) for (const season of seasons) add(team, season, false);
  for (const { team, season, matches } of appearances)
    add(team, season, (matches ?? 0) > 0 && season <= now.getUTCFullYear());
  return [...clubs.values()].sort((a, b) => compare(a.club, b.club));
}

function arrivedIn(dated: readonly SpellDraft[], key: string, year: number): boolean {
  return dated.some(({ club, arrival }) => club === key && (arrival?.startsWith(String(year)) ?? false));
}

/** July as a month of `Date`. Most seasons begin in July. */
export const FIRST_MONTH_OF_SEASON = 6;

/** The service lists planned squads before the season begins. */
function hasBegun(season: number, now: Date, isCalendarYear: boolean): boolean {
  const year = now.getUTCFullYear();
  return season < year || (season === year && (isCalendarYear || now.getUTCMonth() >= FIRST_MONTH_OF_SEASON));
}

const UNKNOWN = { matches: null, goals: null };

function isComplete(
  draft: SpellDraft,
  { knownSeasons, knownAtClubs, isListed }: CareerRows,
  { keys, today }: { keys: ClubKeys; today: string },
): boolean {
  const isKnown = (season: number): boolean =>
    knownSeasons.has(season) || knownAtClubs.some((at) => at.season === season && keys.of(at.team) === draft.club);
  // Only some seasons of a league were read, so all seasons of the spell need evidence of their own.
  return draft.seasons.every(isKnown) && (isListed || datedSeasons(draft, today)?.every(isKnown) === true);
}

function figuresOf(
  { club, seasons }: SpellDraft,
  { appearances }: CareerRows,
  keys: ClubKeys,
): Pick<DerivedSpell, 'matches' | 'goals'> {
  const league = appearances.filter(
    ({ isLeague, season, team }) => isLeague && seasons.includes(season) && keys.of(team) === club,
  );
  return { matches: sum(league.map(({ matches }) => matches)), goals: sum(league.map(({ goals }) => goals)) };
}

/** Null counts as zero (a season without a match), unless all values are null. */
function sum(figures: readonly (number | null)[]): number | null {
  return figures.reduce((total, figure) => (figure === null ? total : (total ?? 0) + figure), null);
}

function byTime(a: DerivedSpell, b: DerivedSpell): number {
  return a.from - b.from || Number(a.loan) - Number(b.loan) || (a.to ?? Infinity) - (b.to ?? Infinity);
}
