import { type Crest, LANGUAGES, type Language, type Localized } from '@soccer-legends/contracts';
import type { Club, Kit, OtherClub } from '../facts.ts';
import { fail, fieldsOf, readLines, wholeNumber, type Line } from './lines.ts';

/**
 * Parses lines such as `31 | Ajax | NED | Amsterdam | tile peak white red tulip gold tulips bridge bridges | other spellings`, with
 * their kits. Throws `DataFileError` for an invalid line and a club without a kit, and an `Error` for kits of an unknown
 * club.
 * @param kits the kits by the club's name
 * @param names the names in other languages by the club's name
 */
export function parseClubs(
  file: string,
  text: string,
  kits: ReadonlyMap<string, readonly Kit[]>,
  names: ReadonlyMap<string, Partial<Localized>>,
): Club[] {
  const clubs = readLines(file, text).map((line): Club => {
    const [id, name, country, city, crest, aliases] = fieldsOf(line, 5, 6);
    const translated = names.get(name) ?? {};
    const spellings = new Set([...list(aliases, ','), ...Object.values(translated)]);
    return {
      id: wholeNumber(line, id, 'the id'),
      name,
      names: { en: name, ...translated },
      country,
      city,
      kits: kits.get(name) ?? fail(line, `${name} has no kit in kits.txt`),
      crest: crestOf(line, crest),
      aliases: [...spellings],
    };
  });
  const known = new Set(clubs.map(({ name }) => name));
  const unknown = [...kits.keys(), ...names.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`Kits or names are those of clubs that are not in ${file}: ${unknown.join(', ')}`);
  return clubs;
}

type Nine = [string, string, string, string, string, string, string, string, string];

function crestOf(line: Line, text: string): Crest {
  const words = text.split(/\s+/);
  if (words.length !== 9) fail(line, 'a crest must read: shape field color color charge color fact charge fact');
  const [shape, field, first, second, charge, chargeColor, fact, other, otherFact] = words as Nine;
  const beside = { charge: other, fact: otherFact };
  return { shape, field, colors: [first, second], charge, chargeColor, fact, beside };
}

/**
 * Parses lines such as `Napoli | fr Naples, de Neapel`, and returns the names by club. Throws `DataFileError` for an
 * invalid line.
 */
export function parseClubNames(file: string, text: string): Map<string, Partial<Localized>> {
  return new Map(
    readLines(file, text).map((line) => {
      const [club, names] = fieldsOf(line, 2);
      return [club, Object.fromEntries(list(names, ',').map((name) => translation(line, name)))];
    }),
  );
}

function translation(line: Line, text: string): [Language, string] {
  const language = LANGUAGES.find((code) => code !== 'en' && text.startsWith(`${code} `));
  return language ? [language, text.slice(3).trim()] : fail(line, `"${text}" does not begin with a language`);
}

/**
 * Parses lines such as `1536 | Shonan Bellmare | JPN | Bellmare Hiratsuka`; the last field is optional. Throws
 * `DataFileError` for an invalid line.
 * @param names the names in other languages by the club's name
 */
export function parseOtherClubs(
  file: string,
  text: string,
  names: ReadonlyMap<string, Partial<Localized>>,
): OtherClub[] {
  return readLines(file, text).map((line) => {
    const [id, name, country, aliases] = fieldsOf(line, 3, 4);
    const all = { en: name, ...names.get(name) };
    return { id: wholeNumber(line, id, 'the id'), name, names: all, country, aliases: list(aliases, ',') };
  });
}

/** Splits a field into trimmed parts. An empty field has none. */
export function list(field: string | undefined, separator: string): string[] {
  return (field ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
