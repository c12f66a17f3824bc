import type { CsvTable } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import type { LoadedPerson } from '../edits/loaded-person.ts';
import { readPeople } from '../edits/read-people.ts';
import type { FactKind } from '../edits/revision.entities.ts';
import { CSV_FORMATS } from './csv-tables.ts';

const BATCH = 500;

/** Exports the facts that the games show: those of the sources with the corrections. */
@Injectable()
export class CsvExport {
  constructor(private readonly database: Database) {}

  /** Yields the lines of a table in id order, spells in career order, removed ones last. Rows may change while it runs. */
  async *lines(table: CsvTable): AsyncIterable<object> {
    const { kind, id: idColumn, owner, isSpell } = CSV_FORMATS[table];
    for await (const { id, row, visible } of this.people(kind)) {
      if (!isSpell) yield { id, ...visible.fields };
      else {
        const person = { [idColumn]: id, [owner!]: row.name };
        for (const { key, ...spell } of visible.career) yield { ...person, spell: key, ...spell, removed: false };
        for (const { key, ...spell } of visible.removed) yield { ...person, spell: key, ...spell, removed: true };
      }
    }
  }

  private async *people(kind: FactKind): AsyncIterable<LoadedPerson> {
    for (let after = 0; ;) {
      const people = await readPeople(this.database.em(), kind, { after, limit: BATCH });
      yield* people;
      if (people.length < BATCH) return;
      after = people.at(-1)!.id;
    }
  }
}
