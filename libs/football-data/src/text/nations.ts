import { LANGUAGES, type Language } from '@soccer-legends/contracts';
import type { Kit, Nation } from '../facts.ts';
import { list } from './clubs.ts';
import { fieldsOf, readLines } from './lines.ts';

/**
 * Parses lines such as `FRA | v blue white red | France | Francia | France | França | Francia | Frankreich | other
 * spellings`. Throws `DataFileError` for an invalid line, and an `Error` for kits of an unknown nation.
 * @param kits the kits of national teams by code
 */
export function parseNations(file: string, text: string, kits: ReadonlyMap<string, readonly Kit[]>): Nation[] {
  const nations = readLines(file, text).map((line) => {
    const [code, flag, ...rest] = fieldsOf(line, 2 + LANGUAGES.length, 3 + LANGUAGES.length) as [
      string,
      string,
      ...string[],
    ];
    return {
      code,
      flag: flag.split(/\s+/),
      kits: kits.get(code) ?? [],
      names: namesOf(rest),
      aliases: list(rest[LANGUAGES.length], ','),
    };
  });
  const codes = new Set(nations.map(({ code }) => code));
  const unknown = [...kits.keys()].filter((code) => !codes.has(code));
  if (unknown.length > 0) {
    throw new Error(`national-kits.txt names nations that are not in ${file}: ${unknown.join(', ')}`);
  }
  return nations;
}

/** Returns the names by language, from fields in the order of `LANGUAGES`. */
export function namesOf(fields: readonly string[]): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language, index) => [language, fields[index]])) as Record<Language, string>;
}
