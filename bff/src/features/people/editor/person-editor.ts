import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { FactChange, FactSheet, FieldFault, PersonFields, RevisedFact } from '@soccer-legends/contracts';
import { findRows } from '../../../platform/database/row.ts';
import { lockChangeVersion, type VersionSpan } from '../../../platform/database/change-version.ts';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { AuditLog, type AuditedAction } from '../../audit/audit.port.ts';
import { CatalogueRevision } from '../entities.ts';
import { isUnedited, type KeyedSpell, type PlannedChange } from '../model/edits.ts';
import { auditedValues, visibleChanges, conflictsWith } from '../model/changes.ts';
import { toWireSpell, type RecordedChange, type Subject } from '../model/facts.ts';
import { columnsOf, type FactRow, type Loaded } from '../model/loaded.ts';
import { asRecorded } from '../model/revert.ts';
import { latestRevisions, load, writeFacts } from '../store/people-store.ts';
import { insertRevisions, toRevision } from '../store/revision-writes.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { ChangeRules } from './change-rules.ts';
import { FactsConflict, InvalidFacts } from '../people.errors.ts';

export interface PersonChange {
  person: Loaded;
  change: PlannedChange;
  reverts?: number;
}

export interface ChangeReason {
  reason: string | null;
  /** Name of the run of a change of several people; null for one person. */
  run: string | null;
}

interface ChangedPerson {
  person: Loaded;
  changes: readonly RecordedChange[];
  reverts: number | null;
}

/** Corrects facts. A correction, its revision and its audit entry are one transaction that locks the person. */
@Injectable()
export class PersonEditor {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly readModel: ReadModel,
    private readonly rules: ChangeRules,
  ) {}

  /** Returns the facts with their sources and corrections. Throws `PersonNotFound`. */
  sheet(person: Subject): Promise<FactSheet> {
    return this.database.transaction(async (em) => {
      const loaded = await load(em, person);
      const [version = 0] = await latestRevisions(em, [person]);
      return toSheet(loaded, version);
    });
  }

  /** Returns the ids of the latest revisions in the same order; 0 without one. */
  versions(people: readonly Subject[]): Promise<number[]> {
    return latestRevisions(this.database.em(), people);
  }

  /**
   * Writes a correction, and returns the facts when this server's games show them. Throws `PersonNotFound`, `InvalidFacts`,
   * and `FactsConflict` if others changed the same facts since the version.
   */
  async change(person: Subject, change: FactChange, by: Author): Promise<FactSheet> {
    const { kind, id } = person;
    const write = (): Promise<VersionSpan> => this.database.transaction((em) => this.correct(em, person, change, by));
    if (kind !== 'club') await this.readModel.followPerson({ kind, id }, write);
    else {
      await write();
      await this.readModel.follow();
    }
    return this.sheet(person);
  }

  private async correct(
    em: EntityManager,
    person: Subject,
    { version, reason, ...change }: FactChange,
    by: Author,
  ): Promise<VersionSpan> {
    const loaded = await load(em, person);
    const later = { kind: person.kind, personId: person.id, id: { $gt: version } };
    const conflicts = conflictsWith(change, await findRows(em, CatalogueRevision, later, { orderBy: { id: 'asc' } }));
    if (conflicts.length > 0) throw new FactsConflict(conflicts);
    const from = await lockChangeVersion(em, 'catalogue');
    await this.write(em, loaded, this.plan(change), by, { reason: reason ?? null, run: null });
    return { from, to: await lockChangeVersion(em, 'catalogue') };
  }

  /** Returns the row after a change, without writing it. Throws `PersonNotFound` and `InvalidFacts`. */
  preview(person: Subject, change: Pick<FactChange, 'fields' | 'spells'>): Promise<FactRow> {
    return this.database.transaction(async (em) => this.previewOf(await load(em, person), this.plan(change)));
  }

  previewOf(person: Loaded, change: PlannedChange): FactRow {
    const { row, kind, visible } = this.applied(person, change);
    // A copy, because the entity manager would write changes of the row itself.
    return { ...row, ...columnsOf(kind, visible) } as FactRow;
  }

  /** Returns the visible changes and the broken rules of a change, without writing it. */
  review(
    person: Loaded,
    change: Pick<FactChange, 'fields' | 'spells'>,
  ): { changes: readonly RevisedFact[]; faults: readonly FieldFault[] } {
    try {
      const { visible } = this.rules.apply(person, this.plan(change));
      return { changes: visibleChanges(person.visible, visible), faults: this.rules.faultsOf(person, visible) };
    } catch (error) {
      if (error instanceof InvalidFacts) return { changes: [], faults: error.fieldFaults };
      throw error;
    }
  }

  /** Writes a change in the caller's transaction; returns false if it changes nothing. Throws `InvalidFacts`. */
  async write(
    em: EntityManager,
    person: Loaded,
    change: PlannedChange,
    by: Author,
    why: ChangeReason,
  ): Promise<boolean> {
    return (await this.writeAll(em, [{ person, change }], by, why)).length > 0;
  }

  /**
   * Writes changes of people of one kind like `write`, with as many statements as for one person. Returns the ids of the
   * people who changed.
   */
  async writeAll(
    em: EntityManager,
    changes: readonly PersonChange[],
    by: Author,
    why: ChangeReason,
  ): Promise<readonly number[]> {
    const written = changes.map(({ person, change, reverts = null }): ChangedPerson => {
      const after = this.applied(person, change);
      const changed = asRecorded(visibleChanges(person.visible, after.visible), person);
      return { person: after, changes: changed, reverts };
    });
    const at = this.clock.now();
    for (const { person, changes: facts } of written) {
      person.row.editedAt = isUnedited(person.layers.edits) ? null : at;
      if (facts.length > 0) person.row.updatedAt = at;
    }
    // Also if nothing visible changes: setting a fact to its current value may create a correction or end one.
    await writeFacts(
      em,
      written.map(({ person }) => person),
    );
    const changed = written.filter(({ person, changes: facts }) => person.isNew || facts.length > 0);
    if (changed.length === 0) return [];
    const author = { at, actor: by.actor, source: 'hand', ...why } as const;
    await insertRevisions(
      em,
      // The revert of an addition hides the person, and keeps the facts.
      changed.map(({ person, changes: facts, reverts }) =>
        toRevision(person, { ...author, added: person.isNew, changes: person.isNew ? [] : facts, reverts }),
      ),
    );
    await this.audit.recordAll(
      em,
      changed.map((one) => toAuditedAction(one, by, why.reason)),
    );
    return changed.map(({ person }) => person.id);
  }

  private applied(person: Loaded, change: PlannedChange): Loaded {
    const after = this.rules.apply(person, change);
    const faults = this.rules.faultsOf(person, after.visible);
    if (faults.length > 0) throw new InvalidFacts(faults);
    return after;
  }

  /** Looks up the clubs and the nation of a change. Throws `InvalidFacts` for an unknown nation. */
  plan(change: Pick<FactChange, 'fields' | 'spells'>): PlannedChange {
    return this.rules.plan(change);
  }
}

/** Returns the audit entry of a change, with the values that the games show. */
function toAuditedAction(
  { person, changes, reverts }: ChangedPerson,
  by: Author,
  reason: string | null,
): AuditedAction {
  return {
    ...by,
    action: person.isNew ? 'facts.add' : reverts === null ? 'facts.edit' : 'facts.revert',
    target: `${person.kind} ${person.id} ${String(person.visible.fields['name'])}`,
    ...auditedValues(changes),
    reason,
  };
}

function toSheet({ id, row, sources, layers, visible }: Loaded, version: number): FactSheet {
  // No source writes the facts of a person whom an administrator added.
  const edited = row.source === 'hand' ? [] : Object.keys(layers.edits.fields).filter((field) => field !== 'country');
  const { country: _country, ...fields } = visible.fields;
  const toSheetSpell =
    (removed: boolean) =>
    ({ key, source, ...spell }: KeyedSpell): FactSheet['spells'][number] => ({
      ...{ key, ...toWireSpell(spell), source: source && toWireSpell(source), removed },
    });
  return {
    id,
    version,
    fields: fields as unknown as PersonFields,
    sources: Object.fromEntries(edited.map((field) => [field, sources.fields[field] ?? null])),
    spells: [...visible.career.map(toSheetSpell(false)), ...visible.removed.map(toSheetSpell(true))],
  };
}
