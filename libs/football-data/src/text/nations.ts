import type { Language } from '@soccer-legends/contracts';
import type { Nation } from '../facts.ts';
import { list } from './clubs.ts';
import { fieldsOf, readLines } from './lines.ts';

/** `FRA | v blue white red | France | Francia | France | França | Francia | Frankreich | other spellings` */
export function parseNations(file: string, text: string): Nation[] {
  return readLines(file, text).map((line) => {
    const [code, flag, ...rest] = fieldsOf(line, 8, 9) as [string, string, ...string[]];
    return { code, flag: flag.split(/\s+/), names: namesOf(rest), aliases: list(rest[6], ',') };
  });
}

/** Six names in the order of the files. */
export function namesOf(fields: readonly string[]): Record<Language, string> {
  const [en, es, fr, pt, it, de] = fields as [string, string, string, string, string, string];
  return { en, es, fr, pt, it, de };
}
