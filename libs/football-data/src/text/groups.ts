import { LANGUAGES } from '@soccer-legends/contracts';
import type { Group } from '../facts.ts';
import { list } from './clubs.ts';
import { fieldsOf, readBlocks } from './lines.ts';
import { namesOf } from './nations.ts';

/**
 * Parses groups such as `ballon-dor | name in six languages`, with members such as `Kaká: 2007; Rodri: 2024`. Throws
 * `DataFileError` for an invalid line.
 */
export function parseGroups(file: string, text: string): Group[] {
  return readBlocks(file, text).map(({ head, body }) => {
    const [id, ...names] = fieldsOf(head, 1 + LANGUAGES.length) as [string, ...string[]];
    const entries = body
      .flatMap((line) => list(line.text, ';'))
      .map((entry) => entry.split(': ') as [name: string, years?: string]);
    return {
      id,
      names: namesOf(names),
      members: entries.map(([name]) => name),
      years: Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined)),
    };
  });
}
