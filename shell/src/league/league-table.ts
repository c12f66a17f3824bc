import { dateOfMatchday, DAY_MS, dealSeed } from '@soccer-legends/contracts';
import { daysOfWeek, DAYS_IN_WEEK, weekOf } from '../matchday/calendar.ts';
import { type DayScore, scoreOf } from '../matchday/day-score.ts';
import type { LeagueEntry, LeagueRound } from './league-entry.ts';

export interface LeagueMember {
  id: string;
  /** Different for every member. */
  name: string;
  /** The first result of each fixture. */
  rounds: readonly LeagueRound[];
}

export interface League {
  name: string | undefined;
  /** Members who have a name, in the order in which they joined. */
  members: readonly LeagueMember[];
}

/**
 * The result of a round whose moves this browser replayed. `refused`: they do not belong to this fixture, so the round does not
 * count. `claimed`: only the server, or another version of the game, can confirm them.
 */
export type Verdict = 'won' | 'lost' | 'refused' | 'claimed';

/** Returns a key for a round of a member. It differs for different results of the same fixture. */
export function roundKey(member: string, { matchday, game, at = 0, result = '', moves = '' }: LeagueRound): string {
  return `${member} ${matchday}/${game} ${at} ${dealSeed(result, moves)}`;
}

/** Returns the league that its entries describe. Their order does not matter. */
export function leagueOf(entries: readonly LeagueEntry[], verdicts: Readonly<Record<string, Verdict>> = {}): League {
  const ids = [...new Set(entries.map(({ member }) => member))];
  const named = ids.flatMap((id) => {
    const own = entries.filter(({ member }) => member === id);
    const names = own.filter(({ name }) => name !== undefined);
    const name = latest(names, ({ name }) => name!)?.name;
    const since = Math.min(...names.map(({ at }) => at));
    return name === undefined ? [] : { id, name, since, rounds: roundsOf(id, own, verdicts) };
  });
  const inOrder = named.toSorted((a, b) => a.since - b.since || order(a.id, b.id));
  const titled = entries.filter(({ league }) => league !== undefined);
  return { name: latest(titled, ({ league }) => league!)?.league, members: withOwnNames(inOrder) };
}

/** Returns the entry with the latest time. Entries with the same time are ordered by text, so that all devices choose the same. */
function latest(entries: readonly LeagueEntry[], textOf: (entry: LeagueEntry) => string): LeagueEntry | undefined {
  return entries.toSorted((a, b) => b.at - a.at || order(textOf(a), textOf(b)))[0];
}

function roundsOf(member: string, entries: readonly LeagueEntry[], verdicts: Readonly<Record<string, Verdict>>) {
  const first = new Map<string, LeagueRound>();
  const written = entries.flatMap(({ rounds }) => rounds);
  for (const round of written.filter((one) => verdicts[roundKey(member, one)] !== 'refused')) {
    const id = `${round.matchday}/${round.game}`;
    const known = first.get(id);
    if (!known || isEarlier(round, known)) first.set(id, round);
  }
  return [...first.values()]
    .map((round) => ({ ...round, isWon: isWon(round, verdicts[roundKey(member, round)]) }))
    .toSorted((a, b) => a.matchday - b.matchday || order(a.game, b.game));
}

function isWon(round: LeagueRound, verdict: Verdict | undefined): boolean {
  return verdict === 'won' || (verdict !== 'lost' && round.isWon);
}

/** A round from an older code counts only until its member has written it again. */
function isEarlier(one: LeagueRound, other: LeagueRound): boolean {
  const [a, b] = [one.at ?? Infinity, other.at ?? Infinity];
  return a === b ? JSON.stringify(one) < JSON.stringify(other) : a < b;
}

/** Two members may have chosen the same name. The later member's name gets a number. */
function withOwnNames(members: readonly LeagueMember[]): LeagueMember[] {
  const taken = new Set<string>();
  return members.map(({ id, name, rounds }) => {
    let own = name;
    for (let number = 2; taken.has(own); number++) own = `${name} ${number}`;
    taken.add(own);
    return { id, name: own, rounds };
  });
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export interface TableRow {
  member: LeagueMember;
  /** Members with equal wins share a place. */
  place: number;
  won: number;
  played: number;
}

/** Returns the table of the given matchdays, most fixtures won first. */
export function tableOf(members: readonly LeagueMember[], matchdays: readonly number[]): TableRow[] {
  const counted = members.map((member) => {
    const rounds = member.rounds.filter(({ matchday }) => matchdays.includes(matchday));
    return { member, won: rounds.filter(({ isWon }) => isWon).length, played: rounds.length };
  });
  return counted
    .map((row) => ({ ...row, place: 1 + counted.filter(({ won }) => won > row.won).length }))
    .toSorted((a, b) => a.place - b.place || a.played - b.played || order(a.member.id, b.member.id));
}

/** Returns this week's matchdays up to tomorrow, which has already started for members in other time zones. */
export function daysSoFar(today: number): number[] {
  return daysOfWeek(today).filter((matchday) => matchday <= today + 1);
}

/** Returns the fixtures that a member won on each day of this week, Monday first; undefined for a day without results. */
export function winsByDay({ rounds }: LeagueMember, today: number): (number | undefined)[] {
  return daysOfWeek(today).map((matchday) => {
    const ofDay = rounds.filter((round) => round.matchday === matchday);
    return ofDay.length === 0 ? undefined : ofDay.filter(({ isWon }) => isWon).length;
  });
}

const FORM_DAYS = 5;

/** Returns the last five matchdays of a member, the latest one last. */
export function formOf({ rounds }: LeagueMember, today: number): DayScore['result'][] {
  return Array.from({ length: FORM_DAYS }, (_, day) => {
    const matchday = today - FORM_DAYS + 1 + day;
    const ofDay = rounds.filter((round) => round.matchday === matchday);
    return scoreOf(ofDay.map(({ isWon }) => ({ outcome: isWon ? 'win' : 'lose' }))).result;
  });
}

const MEDALS = 3;

export interface PastWeek {
  /** As `weekOf` returns it. */
  week: number;
  /** The first three places with at least one win. */
  best: readonly TableRow[];
}

/** Returns the weeks before this one in which somebody won a fixture, the latest one first. */
export function pastWeeks({ members }: League, today: number): PastWeek[] {
  const weeks = new Set(members.flatMap(({ rounds }) => rounds.map(({ matchday }) => weekOf(matchday))));
  return [...weeks]
    .filter((week) => week < weekOf(today))
    .toSorted((a, b) => b - a)
    .map((week) => {
      const table = tableOf(members, daysOfWeek(week * DAYS_IN_WEEK));
      return { week, best: table.filter(({ place, won }) => place <= MEDALS && won > 0) };
    })
    .filter(({ best }) => best.length > 0);
}

/** Returns how often a member was first, second and third. */
export function medalsOf(id: string, weeks: readonly PastWeek[]): number[] {
  const places = weeks.flatMap(({ best }) => best.filter(({ member }) => member.id === id).map(({ place }) => place));
  return [1, 2, 3].map((medal) => places.filter((place) => place === medal).length);
}

/** Returns the number of a week as in ISO 8601: week 1 has the first Thursday of the year. */
export function calendarWeek(week: number): number {
  const thursday = new Date(dateOfMatchday(week * DAYS_IN_WEEK + 3));
  const days = (thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / DAY_MS;
  return 1 + Math.floor(days / DAYS_IN_WEEK);
}
