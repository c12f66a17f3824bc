import { fold, nameKey } from '@soccer-legends/contracts';
import { errorsOfCrest } from './crest-rules.ts';
import { errorsOfKits } from './kit-rules.ts';
import type { FootballData, Group, LateralGroup } from '../facts.ts';
import { otherClubIds } from '../other-club-ids.ts';
import { playersByName } from '../players-by-name.ts';
import { lateralErrors } from './lateral.ts';
import { faultsOfClub, faultsOfCoach, faultsOfPlayer, type FactFault } from './person-rules.ts';

/** Returns a message for every fact of a data set that breaks a rule. */
export function brokenRules(data: FootballData, thisYear: number): string[] {
  const { players, coaches, clubs, nations } = data;
  const unique: Readonly<Record<string, readonly (string | number)[]>> = {
    'player id': players.map(({ id }) => id),
    'coach id': coaches.map(({ id }) => id),
    'club id': [...clubs, ...data.otherClubs].map(({ id }) => id),
    nation: nations.map(({ code }) => code),
    'club name': clubs.flatMap(({ name, aliases }) => [name, ...aliases]),
    'name of a club in its country': [...clubs, ...data.otherClubs].flatMap(({ name, country, aliases }) =>
      [name, ...aliases].map((one) => `${one} (${country})`),
    ),
    player: players.map(({ name, nation, born }) => `${name} (${nation}, ${born})`),
  };
  return [
    ...players.flatMap((player) => named(`player ${player.id} ${player.name}`, faultsOfPlayer(player, thisYear))),
    ...coaches.flatMap((coach) => named(`coach ${coach.id} ${coach.name}`, faultsOfCoach(coach, thisYear))),
    ...Object.entries(unique).flatMap(([what, values]) => duplicates(what, values)),
    ...clubs.flatMap((club) => named(`club ${club.name}`, faultsOfClub(club))),
    ...clubs.flatMap(errorsOfCrest),
    ...clubs.flatMap(errorsOfKits),
    ...nations.flatMap(({ code, kits }) => errorsOfKits({ name: code, kits })),
    ...unknownNations(data),
    ...unsourcedMoves(data),
    ...staleSpells(data),
    ...figuresWithoutLeague(data),
    ...clubsWithoutId(data),
    ...clubsNamedAlike(data),
    ...ambiguousMembers(data),
    ...wrongYears(data),
    ...outdatedLists(data, thisYear),
    ...lateralErrors(data),
  ];
}

function named(person: string, faults: readonly FactFault[]): string[] {
  return faults.map(({ message }) => `${person} ${message}`);
}

/** Returns group members whose name several players share. A name in a group must identify one player. */
function ambiguousMembers({ groups, players }: FootballData): string[] {
  const named = playersByName(players);
  return groups.flatMap(({ id, members }) => [
    ...members
      .filter((member) => (named.get(fold(member))?.length ?? 0) > 1)
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

/** Lists that wait for a source of their latest winners, by the last year that is certain. */
const AWAITING_SOURCE: ReadonlyMap<string, number> = new Map(
  [
    ...['ballon-dor', 'fifa-best-player', 'european-golden-shoe', 'premier-league-golden-boot', 'serie-a-top-scorer'],
    ...['la-liga-top-scorer', 'bundesliga-top-scorer', 'pfa-player-of-the-year', 'golden-boy', 'yashin-trophy'],
    ...['kopa-trophy', 'premier-league-100-goals', 'sent-off-in-a-final', 'scored-and-lost', 'scored-in-two-finals'],
    'african-player-of-the-year',
  ].map((id) => [id, 2025]),
);

/** Returns the lists that wait for a source of their latest winners. */
export function awaitedLists({ groups, lateralGroups }: FootballData): (Group | LateralGroup)[] {
  return [...groups, ...lateralGroups].filter(({ id }) => AWAITING_SOURCE.has(id));
}

/** Returns growing lists whose name ends before this year, or for tournaments more than three years before. */
function outdatedLists({ groups, lateralGroups }: FootballData, thisYear: number): string[] {
  return [...groups, ...lateralGroups].flatMap(({ id, names: { en } }) => {
    const last = Number(/\d{4}–(\d{4})/.exec(en)?.[1] ?? thisYear);
    const due = /World Cup|Euro|Olympic/.test(en) && !/Champions League|European/.test(en) ? last + 4 : last + 1;
    const awaited = AWAITING_SOURCE.get(id) === last && thisYear === last + 1;
    return due > thisYear || awaited
      ? []
      : [`list ${id} ends in ${last}: add what happened since, and the year to its name`];
  });
}

function clubsWithoutId({ otherClubs, players, coaches }: FootballData): string[] {
  const idOf = otherClubIds(otherClubs);
  const without = [...players, ...coaches]
    .flatMap(({ career }) => career)
    .filter((spell) => spell.clubId === null && idOf(spell) === undefined);
  const names = new Set(without.map(({ club, clubCountry }) => `${club} (${clubCountry})`));
  return [...names].map((name) => `club ${name} is neither in clubs.txt nor in other-clubs.txt`);
}

/** Returns clubs in no list whose name is another club's too: games and pages show the name without the country. */
function clubsNamedAlike({ clubs, otherClubs }: FootballData): string[] {
  const listed = clubs.flatMap((club) =>
    [club.name, ...club.aliases].map((name) => [nameKey(name), club.name] as const),
  );
  const taken = new Map(listed);
  return otherClubs.flatMap(({ name, country }) => {
    const other = taken.get(nameKey(name));
    taken.set(nameKey(name), `${name} (${country})`);
    return other === undefined ? [] : [`club ${name} (${country}) has the name of ${other}: add its city to the name`];
  });
}

/** Returns spells of an unknown source, and current ones without a source that began in the year of the last window. */
function unsourcedMoves({ sources, players, coaches }: FootballData): string[] {
  const dates = new Map(sources.map(({ code, asOf }) => [code, asOf]));
  const lastYear = Number(sources[0]!.asOf!.slice(0, 4));
  return [...players, ...coaches].flatMap(({ id, name, career }) =>
    career.flatMap(({ club, start, end, source = sources[0]!.code }) => {
      if (!dates.has(source)) return [`${id} ${name} ${club}: "${source}" is not in sources.txt`];
      const isUnknown = end === null && dates.get(source) === null && start >= lastYear;
      return isUnknown ? [`${id} ${name} ${club}: no source says that it began in ${start}; leave it out`] : [];
    }),
  );
}

/** Returns current spells from before the year of the first source that cannot be current: loans, and those without a match. */
function staleSpells({ sources, players }: FootballData): string[] {
  const lastYear = Number(sources[0]!.asOf!.slice(0, 4));
  return players.flatMap(({ id, name, career }) =>
    career
      .filter(({ start, end, loan, matches }) => end === null && start < lastYear && (loan || matches === 0))
      .map(
        ({ club, loan }) =>
          `${id} ${name} ${club}: ${loan ? 'write when the loan ended' : 'write "-" for the figures'}`,
      ),
  );
}

/** Brazil had no national league before this year: figures of an older spell are those of a state championship. */
const FIRST_LEAGUE_OF_BRAZIL = 1971;

function figuresWithoutLeague({ clubs, players }: FootballData): string[] {
  const countries = new Map(clubs.map(({ id, country }) => [id, country]));
  return players.flatMap(({ id, name, career }) =>
    career
      .filter(({ start, matches, goals }) => start < FIRST_LEAGUE_OF_BRAZIL && (matches ?? goals) !== null)
      .filter(({ clubId, clubCountry }) => (clubId === null ? clubCountry : countries.get(clubId)) === 'BRA')
      .map(({ club }) => `${id} ${name} ${club}: Brazil had no league before 1971; write "-" for the figures`),
  );
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
