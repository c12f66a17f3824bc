import type { Club } from '../facts.ts';
import { fail, fieldsOf, readLines, wholeNumber } from './lines.ts';

export function parseClubs(file: string, text: string): Club[] {
  return readLines(file, text).map((line) => {
    const [id, name, country, city, colors, pattern, crest, aliases] = fieldsOf(line, 7, 8) as [
      string,
      string,
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
      shirt: { pattern, colors: colors.split(/\s+/) },
      crest: { shape, field, colors: [first, second], charge, chargeColor },
      aliases: list(aliases, ','),
    };
  });
}

/** Splits a field into trimmed parts; an empty field has none. */
export function list(field: string | undefined, separator: string): string[] {
  return (field ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
