import type { CsvTable } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { toWireSpell, type FactKind } from '../model/facts.ts';
import type { KeyedSpell } from '../model/edits.ts';
import type { Loaded } from '../model/loaded.ts';
import { readPeople } from '../store/people-store.ts';
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
        const lineOf = (spell: KeyedSpell, removed: boolean): object => ({
          ...{ ...person, spell: spell.key, ...toWireSpell(spell), removed },
        });
        for (const spell of visible.career) yield lineOf(spell, false);
        for (const spell of visible.removed) yield lineOf(spell, true);
      }
    }
  }

  private async *people(kind: FactKind): AsyncIterable<Loaded> {
    for (let after = 0; ;) {
      const people = await readPeople(this.database.em(), kind, { after, limit: BATCH });
      yield* people;
      if (people.length < BATCH) return;
      after = people.at(-1)!.id;
    }
  }
}
