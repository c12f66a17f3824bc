import type { Club, Kit, OtherClub } from '../facts.ts';
import { fail, fieldsOf, readLines, wholeNumber } from './lines.ts';

/**
 * Parses lines such as `31 | Ajax | NED | Amsterdam | swiss pale white red star gold | other spellings`, with their
 * kits. Throws `DataFileError` for an invalid line and a club without a kit, and an `Error` for kits of an unknown
 * club.
 * @param kits the kits by the club's name
 */
export function parseClubs(file: string, text: string, kits: ReadonlyMap<string, readonly Kit[]>): Club[] {
  const clubs = readLines(file, text).map((line): Club => {
    const [id, name, country, city, crest, aliases] = fieldsOf(line, 5, 6) as [
      string,
      string,
      string,
      string,
      string,
      string?,
    ];
    const [shape, field, first, second, charge, chargeColor, ...rest] = crest.split(/\s+/);
    if (!shape || !field || !first || !second || !charge || !chargeColor || rest.length > 0) {
      fail(line, 'a crest must read: shape field color color charge color');
    }
    return {
      id: wholeNumber(line, id, 'the id'),
      name,
      country,
      city,
      kits: kits.get(name) ?? fail(line, `${name} has no kit in kits.txt`),
      crest: { shape, field, colors: [first, second], charge, chargeColor },
      aliases: list(aliases, ','),
    };
  });
  const names = new Set(clubs.map(({ name }) => name));
  const unknown = [...kits.keys()].filter((name) => !names.has(name));
  if (unknown.length > 0) throw new Error(`kits.txt names clubs that are not in ${file}: ${unknown.join(', ')}`);
  return clubs;
}

/** Parses lines such as `1536 | Shonan Bellmare | JPN | Bellmare Hiratsuka`; the last field is optional. Throws `DataFileError` for an invalid line. */
export function parseOtherClubs(file: string, text: string): OtherClub[] {
  return readLines(file, text).map((line) => {
    const [id, name, country, aliases] = fieldsOf(line, 3, 4) as [string, string, string, string?];
    return { id: wholeNumber(line, id, 'the id'), name, country, aliases: list(aliases, ',') };
  });
}

/** Splits a field into trimmed parts. An empty field has none. */
export function list(field: string | undefined, separator: string): string[] {
  return (field ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
