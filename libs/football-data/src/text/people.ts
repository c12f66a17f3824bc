import type { Club, Coach, Fame, OtherClub, Player, Spell } from '../facts.ts';
import type { Position } from '@soccer-legends/contracts';
import { fail, fieldsOf, readBlocks, wholeNumber, type Line } from './lines.ts';

const POSITIONS: Readonly<Record<string, Position>> = {
  GK: 'Goalkeeper',
  DF: 'Defender',
  MF: 'Midfielder',
  FW: 'Attacker',
};

const SPELL =
  /^(?<club>.+?)(?: \((?<country>[A-Z]{3})\))?\s+(?<start>\d{4})-(?<end>\d{4})?(?:\s+(?<matches>\d+|-)\s+(?<goals>\d+|-))?(?:\s+(?<loan>loan))?(?:\s+(?<source>[a-z]))?$/;

/**
 * Parses the players of one nation. A block is `id | name = full name | GK | born | number | fame | surname Son` and a
 * line for each spell, such as `Ajax 1986-1993 185 103`, or `Haarlem (NED) 2019- - - loan` for a club outside the data
 * set. The full name and the surname may be missing; `-` is an unknown number; a final letter is the code of the source. Throws
 * `DataFileError` for an invalid line.
 */
export function parsePlayers(file: string, text: string, nation: string, clubs: ClubNames): Player[] {
  return readBlocks(file, text).map(({ head, body }) => {
    const [id, names, position, born, number, fame, extra] = fieldsOf(head, 6, 7);
    const [name, fullName = null] = names.split(' = ') as [string, string?];
    return {
      id: wholeNumber(head, id, 'the id'),
      name,
      fullName,
      surname: surnameOf(head, name, extra),
      nation,
      position: POSITIONS[position] ?? fail(head, `"${position}" is not a position: use GK, DF, MF or FW`),
      born: wholeNumber(head, born, 'the year of birth'),
      number: number === '-' ? null : wholeNumber(head, number, 'the shirt number'),
      fame: fameOf(head, fame),
      career: body.map((line) => parseSpell(line, clubs)),
    };
  });
}

/**
 * Parses blocks such as `id | name | nation | born | fame`, with an indented line per post. Throws `DataFileError` for
 * an invalid line.
 */
export function parseCoaches(file: string, text: string, clubs: ClubNames): Coach[] {
  return readBlocks(file, text).map(({ head, body }) => {
    const [id, name, nation, born, fame] = fieldsOf(head, 5);
    return {
      id: wholeNumber(head, id, 'the id'),
      name,
      nation,
      born: wholeNumber(head, born, 'the year of birth'),
      fame: fameOf(head, fame),
      career: body.map((line) => parseSpell(line, clubs)),
    };
  });
}

/** Finds a club by a name in the data files. The country is null for a club of the data set and a national team. */
export type ClubNames = (name: string, country: string | null) => Pick<Spell, 'club' | 'clubId'> | undefined;

/** Returns a function that finds clubs by name and alias. With a country, it finds only clubs of that country. */
export function indexClubNames(clubs: readonly Club[], otherClubs: readonly OtherClub[]): ClubNames {
  const listed = clubs.map((club) => ({ ...club, clubId: club.id }));
  const others = otherClubs.map((club) => ({ ...club, clubId: null }));
  const byName = new Map(
    [...others, ...listed].flatMap(({ name: club, clubId, country, aliases }) =>
      [club, ...aliases].flatMap((name) => {
        const found = { club, clubId };
        const inCountry = [`${name} (${country})`, found] as const;
        return clubId === null ? [inCountry] : [inCountry, [name, found] as const];
      }),
    ),
  );
  return (name, country) => byName.get(country === null ? name : `${name} (${country})`);
}

function parseSpell(line: Line, clubs: ClubNames): Spell {
  const found = SPELL.exec(line.text)?.groups;
  if (!found) fail(line, 'a spell must read: club  start-end  matches  goals  [loan]');
  const { club: name = '', country = null, start, end, matches, goals, loan, source } = found;
  const { club, clubId } = clubs(name, country) ?? { club: name, clubId: null };
  if (clubId === null && country === null && !isNationalTeam(name)) {
    fail(line, `"${name}" is not in clubs.txt: use its spelling there, or add its country, "${name} (FRA)"`);
  }
  return {
    club,
    clubId,
    clubCountry: clubId === null ? country : null,
    start: Number(start),
    end: end === undefined ? null : Number(end),
    matches: countOf(matches),
    goals: countOf(goals),
    loan: loan !== undefined,
    ...(source === undefined ? {} : { source }),
  };
}

/** Returns whether a post is at a national team, such as "Brazil national team". */
export function isNationalTeam(name: string): boolean {
  return name.endsWith(' national team');
}

function countOf(field: string | undefined): number | null {
  return field === undefined || field === '-' ? null : Number(field);
}

function fameOf(line: Line, field: string): Fame {
  const fame = wholeNumber(line, field, 'the fame');
  if (fame < 1 || fame > 5) fail(line, `fame is ${fame}, not 1 to 5`);
  return fame as Fame;
}

function surnameOf(line: Line, name: string, extra: string | undefined): string {
  if (extra === undefined) return name.split(' ').at(-1)!;
  const surname = /^surname (.+)$/.exec(extra)?.[1];
  return surname ?? fail(line, `"${extra}" is invalid: the last field must read "surname Son"`);
}
