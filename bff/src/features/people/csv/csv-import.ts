import {
  addedSpellKeys,
  nameForms,
  sameName,
  type CsvDifference,
  type CsvError,
  type CsvReport,
  type CsvTable,
} from '@soccer-legends/contracts';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { LARGEST_ID } from '../../../platform/http/request-fields.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { PersonEditor, type ChangeReason } from '../editor/person-editor.ts';
import { EDITED_KIND, type FactKind, type PersonKind } from '../model/facts.ts';
import type { Loaded } from '../model/loaded.ts';
import { PersonAdditions } from '../editor/person-additions.ts';
import { loadAll, readPeople } from '../store/people-store.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { CSV_FORMATS } from './csv-tables.ts';
import { errorAt, readCsv, type CsvPerson } from './read-csv.ts';
import type { EditedFacts } from '../model/edits.ts';

const MOST_SHOWN = 200;
/** Serializes the imports of all servers. */
const IMPORT_LOCK = 727_274_036;
const BATCH = 100;

export interface CsvImportOptions {
  dryRun: boolean;
  /** What the history shows as the reason of the changes. */
  reason: string | null;
}

interface Reviewed {
  differences: CsvDifference[];
  errors: CsvError[];
}

/** Imports corrections and new people from a file. */
@Injectable()
export class CsvImport {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly editor: PersonEditor,
    private readonly additions: PersonAdditions,
    private readonly readModel: ReadModel,
  ) {}

  /**
   * Reports the differences and errors of a file, at most 200 of each. Writes the changes if there is no error, in one
   * transaction and as one run of revisions. Throws `InvalidFacts` if the facts have changed since the review.
   */
  async run(table: CsvTable, text: string, { dryRun, reason }: CsvImportOptions, by: Author): Promise<CsvReport> {
    const { kind } = CSV_FORMATS[table];
    const { rows, people, errors: faulty } = readCsv(table, text);
    const run = `csv-${this.clock.now().toISOString().replaceAll(/\D/g, '')}`;
    const { reviewed, isWritten } = await this.database.transaction(async (em) => {
      // Two imports of the same file would add its people twice.
      if (!dryRun) await em.execute(`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
      const all = await this.reviewAll(em, kind, people);
      const changed = people
        .filter((person) => all.get(person)!.differences.length > 0)
        // In id order: two imports that lock people in different orders would deadlock.
        .sort((one, other) => (one.id ?? LARGEST_ID) - (other.id ?? LARGEST_ID));
      const hasErrors = faulty.length > 0 || [...all.values()].some(({ errors }) => errors.length > 0);
      if (dryRun || hasErrors) return { reviewed: all, isWritten: false };
      for (const batch of inBatches(changed, BATCH)) await this.write(em, kind, batch, by, { reason, run });
      return { reviewed: all, isWritten: changed.length > 0 };
    });
    if (isWritten) await this.readModel.follow();
    const errors = [...faulty, ...[...reviewed.values()].flatMap((one) => one.errors)].sort(byLine);
    const differences = [...reviewed.values()].flatMap((one) => one.differences).sort(byLine);
    return {
      rows,
      people: new Set(differences.map(({ personId, line }) => personId ?? `line ${line}`)).size,
      differenceCount: differences.length,
      differences: differences.slice(0, MOST_SHOWN),
      errorCount: errors.length,
      errors: errors.slice(0, MOST_SHOWN),
      run: isWritten ? run : null,
    };
  }

  private async reviewAll(
    em: EntityManager,
    kind: FactKind,
    people: readonly CsvPerson[],
  ): Promise<Map<CsvPerson, Reviewed>> {
    const ids = people.flatMap(({ id }) => id ?? []);
    const known = new Map((await readPeople(em, kind, { ids })).map((person) => [person.id, person]));
    const names = people.some(({ id }) => id === null) ? await readNames(em, kind as PersonKind) : undefined;
    return new Map(
      people.map((person) => [
        person,
        person.id === null
          ? this.reviewNew(kind as PersonKind, person, names!)
          : this.reviewKnown(kind, person, known.get(person.id)),
      ]),
    );
  }

  private reviewNew(kind: PersonKind, person: CsvPerson, names: Set<string>): Reviewed {
    const name = person.fields.name!;
    const forms = nameForms(name);
    // The same file may be imported twice.
    if (forms.some((form) => names.has(form)))
      return { differences: [], errors: [errorAt(person.line, 'name', 'knownName', `${name} is known already`)] };
    for (const form of forms) names.add(form);
    return this.review(person, this.additions.draft(kind, name));
  }

  private reviewKnown(kind: FactKind, person: CsvPerson, known: Loaded | undefined): Reviewed {
    const { id, line, owner } = person;
    if (!known)
      return { differences: [], errors: [errorAt(line, null, 'unknownPerson', `No ${kind} has the id ${id}`)] };
    const name = String(known.visible.fields['name']);
    if (owner !== null && !sameName(owner, name))
      return { differences: [], errors: [errorAt(line, null, 'otherName', `The person ${id} is ${name}`)] };
    return this.review(person, known);
  }

  private review(person: CsvPerson, known: Loaded): Reviewed {
    const { changes, faults } = this.editor.review(known, person);
    const lines = linesOf(person, known.visible);
    const name = String(known.visible.fields['name']);
    return {
      differences: changes.map(({ hidden: _, ...change }) => ({
        ...{ line: lines.get(change.spell) ?? person.line, kind: EDITED_KIND[known.kind], personId: person.id, name },
        ...change,
      })),
      errors: faults.map(({ field, spell, rule, message }) => ({
        ...{ line: lines.get(spell) ?? person.line, column: field === 'career' ? null : field, rule, message },
      })),
    };
  }

  private async write(
    em: EntityManager,
    kind: FactKind,
    people: readonly CsvPerson[],
    by: Author,
    why: ChangeReason,
  ): Promise<void> {
    const names = people.filter(({ id }) => id === null).map(({ fields }) => fields.name!);
    // New people are the last ones of a batch.
    const loaded = [
      ...(await loadAll(
        em,
        kind,
        people.flatMap(({ id }) => id ?? []),
      )),
      ...(await this.additions.insertAll(em, kind as PersonKind, names)),
    ];
    const changes = people.map((person, index) => ({ person: loaded[index]!, change: this.editor.plan(person) }));
    await this.editor.writeAll(em, changes, by, why);
    // Otherwise every flush would compare the rows of the earlier batches again.
    em.clear();
  }
}

function byLine(one: { line: number }, other: { line: number }): number {
  return one.line - other.line;
}

/** Returns the line numbers of a person's spells by key. */
function linesOf(
  { spells, spellLines }: CsvPerson,
  { career, removed }: Pick<EditedFacts, 'career' | 'removed'>,
): ReadonlyMap<string | undefined, number> {
  const taken = [...career, ...removed].map(({ key }) => key);
  const added = addedSpellKeys(taken, spells.length).values();
  return new Map(spells.map(({ key }, index) => [key ?? added.next().value, spellLines[index]!]));
}

/**
 * Returns the names of all people of a kind, in every spelling, also of hidden people. The read model may not contain another
 * administrator's import yet.
 */
async function readNames(em: EntityManager, kind: PersonKind): Promise<Set<string>> {
  // Raw SQL: the entity manager takes several times as long for a hundred thousand names.
  const rows = await em.execute<{ name: string }[]>('select name from person where kind = ?', [kind]);
  return new Set(rows.flatMap(({ name }) => nameForms(name)));
}
