import { LANGUAGES } from '@soccer-legends/contracts';
import type { Group } from '../facts.ts';
import { list } from './clubs.ts';
import { fieldsOf, readBlocks } from './lines.ts';
import { namesOf } from './nations.ts';

export function parseGroups(file: string, text: string): Group[] {
  return readBlocks(file, text).map(({ head, body }) => {
    const [id, ...names] = fieldsOf(head, 1 + LANGUAGES.length) as [string, ...string[]];
    return { id, names: namesOf(names), members: body.flatMap((line) => list(line.text, ';')) };
  });
}
