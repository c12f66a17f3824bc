import type { Kit } from '../facts.ts';
import { fail, fieldsOf, readLines, wholeNumber } from './lines.ts';

/**
 * Parses lines such as `Arsenal | sleeves red white | white`, and `| 1974` after it for an era that begins in that
 * year. Returns the kits by club name, oldest era first. Throws `DataFileError` for an invalid line.
 */
export function parseKits(file: string, text: string): ReadonlyMap<string, readonly Kit[]> {
  const kits = new Map<string, Kit[]>();
  for (const line of readLines(file, text)) {
    const [club, shirt, shorts, since] = fieldsOf(line, 3, 4);
    const [pattern = '', ...colors] = shirt.split(/\s+/);
    const eras = kits.get(club) ?? [];
    const kit = { pattern, colors, shorts, since: since === undefined ? null : wholeNumber(line, since, 'the year') };
    if (colors.length === 0) fail(line, 'a shirt must read: pattern color, with more colors after it');
    if ((eras.at(-1) === undefined) !== (kit.since === null) || kit.since! < (eras.at(-1)?.since ?? 0)) {
      fail(line, `the eras of ${club} must begin with one without a year, and the years must rise`);
    }
    kits.set(club, [...eras, kit]);
  }
  return kits;
}
