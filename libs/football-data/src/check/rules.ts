import { fold } from '@soccer-legends/contracts';
import { errorsOfKits } from './kit-rules.ts';
import type { Coach, FootballData, Player, Spell } from '../facts.ts';
import { isNationalTeam } from '../text/people.ts';
import { lateralErrors } from './lateral.ts';
import { TRUE_EXCEPTIONS } from './true-exceptions.ts';

/** Limits of a plausible career. The rare true exceptions are listed in `true-exceptions.ts`. */
const MAX_SPELL_YEARS = 22;
const MIN_AGE = 14;
const MAX_AGE = 46;
const MAX_MATCHES_PER_SEASON = 50;

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
      data.clubs.map(({ id }) => id),
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
    ...data.clubs.flatMap(errorsOfKits),
    ...unknownNations(data),
    ...ambiguousMembers(data),
    ...lateralErrors(data),
  ];
}

/** Returns the group members whose name several players share: a group must identify its members. */
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

function errorsOfPlayer(player: Player, thisYear: number): string[] {
  const { id, name, fullName, career, born } = player;
  const errors = [
    ...errorsOfName(name),
    ...(fullName === null ? [] : errorsOfName(fullName)),
    ...(career.length === 0 ? ['has no career'] : []),
    ...(fold(player.surname).replace(/[^A-Z]/g, '') === '' ? ['has a surname without Latin letters'] : []),
    ...career.flatMap((spell) => errorsOfSpell(spell, born, thisYear)),
    ...(career.filter(({ end, loan }) => end === null && !loan).length > 1 ? ['is at two clubs at the same time'] : []),
    ...(isChronological(career) ? [] : ['has a career that is not in chronological order']),
  ];
  const known = TRUE_EXCEPTIONS[id] ?? [];
  return errors.filter((error) => !known.includes(error)).map((error) => `player ${id} ${name} ${error}`);
}

function errorsOfCoach({ id, name, career, born }: Coach, thisYear: number): string[] {
  return [
    ...errorsOfName(name),
    ...career.flatMap(({ club, start, end }) => [
      ...((end ?? thisYear) < start ? [`${club}: ends before it starts`] : []),
      ...(start - born < 22 || start - born > 80 ? [`${club}: in charge at the age of ${start - born}`] : []),
    ]),
    ...(career.filter(({ end }) => end === null).length > 1 ? ['has two posts at the same time'] : []),
  ].map((error) => `coach ${id} ${name} ${error}`);
}

function errorsOfName(name: string): string[] {
  return [
    ...(name === name.normalize('NFC') ? [] : ['has a name that is not NFC']),
    ...(/^[\p{Script=Latin}\p{M}\s'’.-]+$/u.test(name) ? [] : ['has a name that is not in Latin script']),
    ...(/[A-Z]/.test(fold(name)) ? [] : ['has a name without Latin letters']),
  ];
}

function errorsOfSpell(spell: Spell, born: number, thisYear: number): string[] {
  const { club, start, matches, goals } = spell;
  const end = spell.end ?? thisYear;
  const seasons = Math.max(1, end - start + 1);
  return [
    ...(isNationalTeam(club) ? [`${club}: a national team`] : []),
    ...(end < start ? [`${club}: ends before it starts`] : []),
    ...(end > thisYear ? [`${club}: ends in the future`] : []),
    ...(end - start > MAX_SPELL_YEARS ? [`${club}: ${end - start} years`] : []),
    ...(start - born < MIN_AGE || end - born > MAX_AGE
      ? [`${club}: from the age of ${start - born} to ${end - born}`]
      : []),
    ...(matches !== null && matches > MAX_MATCHES_PER_SEASON * seasons
      ? [`${club}: ${matches} matches in ${seasons} seasons`]
      : []),
    ...(matches !== null && goals !== null && goals > matches ? [`${club}: ${goals} goals in ${matches} matches`] : []),
  ];
}

function isChronological(career: readonly Spell[]): boolean {
  return career.every(({ start }, index) => index === 0 || start >= career[index - 1]!.start);
}

function unknownNations({ nations, clubs, players, coaches }: FootballData): string[] {
  const known = new Set(nations.map(({ code }) => code));
  const used = [
    ...clubs.map(({ country }) => country),
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
