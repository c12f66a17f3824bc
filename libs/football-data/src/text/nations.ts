import type { Language, Nation } from '../facts.ts';
import { list } from './clubs.ts';
import { fieldsOf, readLines } from './lines.ts';

/** Parses lines such as `FRA | v blue white red | France | Francia | France | França | Francia | Frankreich | other spellings` */
export function parseNations(file: string, text: string): Nation[] {
  return readLines(file, text).map((line) => {
    const [code, flag, ...rest] = fieldsOf(line, 8, 9) as [string, string, ...string[]];
    return { code, flag: flag.split(/\s+/), names: namesOf(rest), aliases: list(rest[6], ',') };
  });
}

/** Returns the names by language, from fields in the order of the data files. */
export function namesOf(fields: readonly string[]): Record<Language, string> {
  const [en, es, fr, pt, it, de] = fields as [string, string, string, string, string, string];
  return { en, es, fr, pt, it, de };
}
