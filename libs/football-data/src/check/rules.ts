import { fold } from '@soccer-legends/contracts';
import type { Coach, FootballData, Player, Spell } from '../facts.ts';
import { isNationalTeam } from '../text/people.ts';
import { TRUE_EXCEPTIONS } from './true-exceptions.ts';

/** What no true career does, or so rarely that each case is named in `true-exceptions.ts`. */
const LONGEST_SPELL_YEARS = 22;
const YOUNGEST = 14;
const OLDEST = 46;
const MATCHES_A_SEASON = 50;

/** Every broken rule of a data set, in words that say where to look. */
export function brokenRules(data: FootballData, thisYear: number): string[] {
  return [
    ...data.players.flatMap((player) => faultsOfPlayer(player, thisYear)),
    ...data.coaches.flatMap((coach) => faultsOfCoach(coach, thisYear)),
    ...doubled(
      'player id',
      data.players.map(({ id }) => id),
    ),
    ...doubled(
      'coach id',
      data.coaches.map(({ id }) => id),
    ),
    ...doubled(
      'club id',
      data.clubs.map(({ id }) => id),
    ),
    ...doubled(
      'nation',
      data.nations.map(({ code }) => code),
    ),
    ...doubled(
      'club name',
      data.clubs.flatMap(({ name, aliases }) => [name, ...aliases]),
    ),
    ...doubled(
      'player',
      data.players.map(({ name, nation, born }) => `${name} (${nation}, ${born})`),
    ),
    ...unknownNations(data),
    ...unclearMembers(data),
  ];
}

/** Lists name people by name: one that two players bear leaves open which of them is meant. */
function unclearMembers({ groups, players }: FootballData): string[] {
  const bearers = new Map<string, Set<number>>();
  for (const { id, name, fullName } of players) {
    for (const own of [name, fullName ?? name]) {
      bearers.set(fold(own), (bearers.get(fold(own)) ?? new Set()).add(id));
    }
  }
  return groups.flatMap(({ id, members }) => [
    ...members
      .filter((member) => (bearers.get(fold(member))?.size ?? 0) > 1)
      .map((member) => `group ${id} ${member} is the name of several players: write the full name`),
    ...doubled(`group ${id}`, members),
  ]);
}

function faultsOfPlayer(player: Player, thisYear: number): string[] {
  const { id, name, fullName, career, born } = player;
  const faults = [
    ...faultsOfName(name),
    ...(fullName === null ? [] : faultsOfName(fullName)),
    ...(career.length === 0 ? ['has no career'] : []),
    ...(fold(player.surname).replace(/[^A-Z]/g, '') === '' ? ['has a surname that folds to nothing'] : []),
    ...career.flatMap((spell) => faultsOfSpell(spell, born, thisYear)),
    ...(career.filter(({ end, loan }) => end === null && !loan).length > 1 ? ['is at two clubs at once'] : []),
    ...(ordered(career) ? [] : ['has a career that is not in order of time']),
  ];
  const known = TRUE_EXCEPTIONS[id] ?? [];
  return faults.filter((fault) => !known.includes(fault)).map((fault) => `player ${id} ${name} ${fault}`);
}

function faultsOfCoach({ id, name, career, born }: Coach, thisYear: number): string[] {
  return [
    ...faultsOfName(name),
    ...career.flatMap(({ club, start, end }) => [
      ...((end ?? thisYear) < start ? [`${club}: ends before it starts`] : []),
      ...(start - born < 22 || start - born > 80 ? [`${club}: in charge at the age of ${start - born}`] : []),
    ]),
    ...(career.filter(({ end }) => end === null).length > 1 ? ['has two posts at once'] : []),
  ].map((fault) => `coach ${id} ${name} ${fault}`);
}

function faultsOfName(name: string): string[] {
  return [
    ...(name === name.normalize('NFC') ? [] : ['has a name that is not NFC']),
    ...(/^[\p{Script=Latin}\p{M}\s'’.-]+$/u.test(name) ? [] : ['has a name that is not plain Latin']),
    ...(/[A-Z]/.test(fold(name)) ? [] : ['has a name that folds to nothing']),
  ];
}

function faultsOfSpell(spell: Spell, born: number, thisYear: number): string[] {
  const { club, start, matches, goals } = spell;
  const end = spell.end ?? thisYear;
  const seasons = Math.max(1, end - start + 1);
  return [
    ...(isNationalTeam(club) ? [`${club}: a national team`] : []),
    ...(end < start ? [`${club}: ends before it starts`] : []),
    ...(end > thisYear ? [`${club}: ends in the future`] : []),
    ...(end - start > LONGEST_SPELL_YEARS ? [`${club}: ${end - start} years`] : []),
    ...(start - born < YOUNGEST || end - born > OLDEST
      ? [`${club}: from the age of ${start - born} to ${end - born}`]
      : []),
    ...(matches !== null && matches > MATCHES_A_SEASON * seasons
      ? [`${club}: ${matches} matches in ${seasons} seasons`]
      : []),
    ...(matches !== null && goals !== null && goals > matches ? [`${club}: ${goals} goals in ${matches} matches`] : []),
  ];
}

function ordered(career: readonly Spell[]): boolean {
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

function doubled(what: string, values: readonly (string | number)[]): string[] {
  const seen = new Set<string | number>();
  return values.filter((value) => seen.size === seen.add(value).size).map((value) => `${what} ${value} occurs twice`);
}
