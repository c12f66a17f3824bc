import { LANGUAGES, type Language } from '@soccer-legends/contracts';
import type { Nation } from '../facts.ts';
import { list } from './clubs.ts';
import { fieldsOf, readLines } from './lines.ts';

/** Parses lines such as `FRA | v blue white red | France | Francia | France | França | Francia | Frankreich | other spellings` */
export function parseNations(file: string, text: string): Nation[] {
  return readLines(file, text).map((line) => {
    const [code, flag, ...rest] = fieldsOf(line, 2 + LANGUAGES.length, 3 + LANGUAGES.length) as [
      string,
      string,
      ...string[],
    ];
    return { code, flag: flag.split(/\s+/), names: namesOf(rest), aliases: list(rest[LANGUAGES.length], ',') };
  });
}

/** Returns the names by language, from fields in the order of `LANGUAGES`. */
export function namesOf(fields: readonly string[]): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language, index) => [language, fields[index]])) as Record<Language, string>;
}
