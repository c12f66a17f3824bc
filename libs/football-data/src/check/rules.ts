import { fold } from '@soccer-legends/contracts';
import { errorsOfKits } from './kit-rules.ts';
import type { Coach, FootballData, Player } from '../facts.ts';
import { otherClubIds } from '../other-club-ids.ts';
import { lateralErrors } from './lateral.ts';
import { faultsOfClub, faultsOfCoach, faultsOfPlayer } from './person-rules.ts';

/** Returns a message for every fact of a data set that breaks a rule. */
export function brokenRules(data: FootballData, thisYear: number): string[] {
  return [
    ...data.players.flatMap((player) => errorsOfPlayer(player, thisYear)),
    ...data.coaches.flatMap((coach) => errorsOfCoach(coach, thisYear)),
    ...duplicates(
      'player id',
      data.players.map(({ id }) => id),
    ),
    ...duplicates(
      'coach id',
      data.coaches.map(({ id }) => id),
    ),
    ...duplicates(
      'club id',
      [...data.clubs, ...data.otherClubs].map(({ id }) => id),
    ),
    ...duplicates(
      'nation',
      data.nations.map(({ code }) => code),
    ),
    ...duplicates(
      'club name',
      data.clubs.flatMap(({ name, aliases }) => [name, ...aliases]),
    ),
    ...duplicates(
      'player',
      data.players.map(({ name, nation, born }) => `${name} (${nation}, ${born})`),
    ),
    ...data.clubs.flatMap((club) => faultsOfClub(club).map(({ message }) => `club ${club.name} ${message}`)),
    ...data.clubs.flatMap(errorsOfKits),
    ...data.nations.flatMap(({ code, kits }) => errorsOfKits({ name: code, kits })),
    ...unknownNations(data),
    ...clubsWithoutId(data),
    ...ambiguousMembers(data),
    ...wrongYears(data),
    ...lateralErrors(data),
  ];
}

/** Returns group members whose name several players share. A name in a group must identify one player. */
function ambiguousMembers({ groups, players }: FootballData): string[] {
  const playersByName = new Map<string, Set<number>>();
  for (const { id, name, fullName } of players) {
    for (const own of [name, fullName ?? name]) {
      playersByName.set(fold(own), (playersByName.get(fold(own)) ?? new Set()).add(id));
    }
  }
  return groups.flatMap(({ id, members }) => [
    ...members
      .filter((member) => (playersByName.get(fold(member))?.size ?? 0) > 1)
      .map((member) => `group ${id} ${member} is the name of several players: write the full name`),
    ...duplicates(`group ${id}`, members),
  ]);
}

/** Returns members without years in lists where others have them, and years outside of the range in the list's name. */
function wrongYears({ groups }: FootballData): string[] {
  return groups.flatMap(({ id, names, members, years }) => {
    const [first = 0, last = Infinity] = /(\d{4})–(\d{4})/.exec(names.en)?.slice(1).map(Number) ?? [];
    const isWithin = (year: string): boolean => Number(year) >= first && Number(year) <= last;
    const withYears = Object.entries(years);
    return [
      ...members
        .filter((member) => withYears.length > 0 && !(member in years))
        .map((member) => `${member} has no years`),
      ...withYears
        .filter(([, text]) => !text.split(/, |–/).every(isWithin))
        .map(([member, text]) => `${member} has the years ${text}`),
    ].map((error) => `group ${id} ${error}`);
  });
}

function errorsOfPlayer(player: Player, thisYear: number): string[] {
  const { id, name } = player;
  return faultsOfPlayer(player, thisYear).map(({ message }) => `player ${id} ${name} ${message}`);
}

function errorsOfCoach(coach: Coach, thisYear: number): string[] {
  const { id, name } = coach;
  return faultsOfCoach(coach, thisYear).map(({ message }) => `coach ${id} ${name} ${message}`);
}

function clubsWithoutId({ otherClubs, players, coaches }: FootballData): string[] {
  const idOf = otherClubIds(otherClubs);
  const without = [...players, ...coaches]
    .flatMap(({ career }) => career)
    .filter((spell) => spell.clubId === null && idOf(spell) === undefined);
  const names = new Set(without.map(({ club, clubCountry }) => `${club} (${clubCountry})`));
  return [...names].map((name) => `club ${name} is neither in clubs.txt nor in other-clubs.txt`);
}

function unknownNations({ nations, clubs, otherClubs, players, coaches }: FootballData): string[] {
  const known = new Set(nations.map(({ code }) => code));
  const used = [
    ...[...clubs, ...otherClubs].map(({ country }) => country),
    ...players.map(({ nation }) => nation),
    ...coaches.map(({ nation }) => nation),
    ...[...players, ...coaches].flatMap(({ career }) => career.flatMap(({ clubCountry }) => clubCountry ?? [])),
  ];
  return [...new Set(used)].filter((code) => !known.has(code)).map((code) => `nation ${code} is not in nations.txt`);
}

function duplicates(what: string, values: readonly (string | number)[]): string[] {
  const seen = new Set<string | number>();
  return values.filter((value) => seen.size === seen.add(value).size).map((value) => `${what} ${value} occurs twice`);
}
