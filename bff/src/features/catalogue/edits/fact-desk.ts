import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { FactChange, FactSheet, FieldFault, PersonFields, RevisedFact } from '@soccer-legends/contracts';
import { lockChangeVersion, type VersionSpan } from '../../../platform/database/change-version.ts';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import { ReadModel } from '../read-model.ts';
import { isUnedited, type KeyedSpell } from './apply-edits.ts';
import type { PlannedChange } from './change-edits.ts';
import { ChangeRules } from './change-rules.ts';
import { visibleChanges } from './fact-changes.ts';
import { conflictsWith } from './fact-conflicts.ts';
import { FactsConflict, InvalidFacts } from './fact-desk.errors.ts';
import { latestRevisions } from './latest-revisions.ts';
import type { LoadedPerson, Person } from './loaded-person.ts';
import type { SpellFacts } from './person-facts.ts';
import { rowWith, writeAllFacts, type FactRow } from './person-rows.ts';
import { load } from './read-people.ts';
import { CatalogueRevision } from './revision.entities.ts';
import { saveEdits, toAuditedAction, toRevision, type ChangeReason, type WrittenChange } from './written-change.ts';

/** A person as a change would leave them. */
export interface PreviewedPerson {
  row: FactRow;
  career: readonly SpellFacts[];
}

/** A change of a locked person. */
export interface PersonChange {
  person: LoadedPerson;
  change: PlannedChange;
  /** Id of the revision that the change reverts. */
  reverts?: number;
}

/** Corrects facts. A correction, its revision and its audit entry are one transaction that locks the person. */
@Injectable()
export class FactDesk {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly readModel: ReadModel,
    private readonly rules: ChangeRules,
  ) {}

  /** Returns the facts with their sources and corrections. Throws `PersonNotFound`. */
  sheet(person: Person): Promise<FactSheet> {
    return this.database.transaction(async (em) => {
      const loaded = await load(em, person);
      const [version = 0] = await latestRevisions(em, [person]);
      return toSheet(loaded, version);
    });
  }

  /** Returns the id of the latest revision; 0 without one. Throws `PersonNotFound`. */
  async version(person: Person): Promise<number> {
    return (await this.sheet(person)).version;
  }

  /** Returns the ids of the latest revisions in the same order; 0 without one. */
  versions(people: readonly Person[]): Promise<number[]> {
    return latestRevisions(this.database.em(), people);
  }

  /**
   * Writes a correction, and returns the facts when this server's games show them. Throws `PersonNotFound`, `InvalidFacts`,
   * and `FactsConflict` if others changed the same facts since the version.
   */
  async change(person: Person, change: FactChange, by: Author): Promise<FactSheet> {
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
    person: Person,
    { version, reason, ...change }: FactChange,
    by: Author,
  ): Promise<VersionSpan> {
    const loaded = await load(em, person);
    const conflicts = conflictsWith(change, await revisionsSince(em, person, version));
    if (conflicts.length > 0) throw new FactsConflict(conflicts);
    const from = await lockChangeVersion(em, 'catalogue');
    await this.write(em, loaded, this.plan(change), by, { reason: reason ?? null, run: null });
    return { from, to: await lockChangeVersion(em, 'catalogue') };
  }

  /** Returns the row and the spells after a change, without writing them. Throws `PersonNotFound` and `InvalidFacts`. */
  preview(person: Person, change: Pick<FactChange, 'fields' | 'spells'>): Promise<PreviewedPerson> {
    return this.database.transaction(async (em) => this.previewOf(await load(em, person), this.plan(change)));
  }

  /** Returns the row and the spells of a loaded person after a change. Throws `InvalidFacts`. */
  previewOf(person: LoadedPerson, change: PlannedChange): PreviewedPerson {
    const { visible } = this.rules.apply(person, change);
    const faults = this.rules.faultsOf(person, visible);
    if (faults.length > 0) throw new InvalidFacts(faults);
    return { row: rowWith(person.row, visible.fields), career: visible.career };
  }

  /** Returns the visible changes and the broken rules of a change, without writing it. */
  review(
    person: LoadedPerson,
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
    person: LoadedPerson,
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
    const kind = changes[0]!.person.kind;
    const written = changes.map((one) => this.apply(one));
    // Setting a fact to its current value may create an edit or end one.
    await saveEdits(em, kind, written);
    const at = this.clock.now();
    for (const one of written) {
      one.person.row.editedAt = isUnedited(one.edits) ? null : at;
      if (one.changes.length > 0) one.person.row.updatedAt = at;
    }
    await writeAllFacts(
      em,
      kind,
      written.map(({ person: { row }, visible }) => ({ row, facts: visible })),
    );
    const changed = written.filter(({ person, changes: facts }) => person.isNew || facts.length > 0);
    if (changed.length === 0) return [];
    await em.insertMany(
      CatalogueRevision,
      changed.map((one) => toRevision(one, { at, actor: by.actor, ...why })),
    );
    await this.audit.recordAll(
      em,
      changed.map((one) => toAuditedAction(one, by, why.reason)),
    );
    return changed.map(({ person }) => person.id);
  }

  private apply({ person, change, reverts }: PersonChange): WrittenChange {
    const { edits, visible } = this.rules.apply(person, change);
    const faults = this.rules.faultsOf(person, visible);
    if (faults.length > 0) throw new InvalidFacts(faults);
    return { person, reverts: reverts ?? null, edits, visible, changes: visibleChanges(person.visible, visible) };
  }

  /** Looks up the clubs and the nation of a change. Throws `InvalidFacts` for an unknown nation. */
  plan(change: Pick<FactChange, 'fields' | 'spells'>): PlannedChange {
    return this.rules.plan(change);
  }
}

async function revisionsSince(em: EntityManager, { kind, id }: Person, version: number): Promise<CatalogueRevision[]> {
  const where = { kind, personId: id, id: { $gt: version } };
  return (await em.find(CatalogueRevision, where, {
    orderBy: { id: 'asc' },
    disableIdentityMap: true,
  })) as CatalogueRevision[];
}

function toSheet({ id, row, sources, edits, visible }: LoadedPerson, version: number): FactSheet {
  // No source writes the facts of a person whom an administrator added.
  const edited = row.source === 'hand' ? [] : Object.keys(edits.fields).filter((field) => field !== 'country');
  const { country: _country, ...fields } = visible.fields;
  return {
    id,
    version,
    fields: fields as unknown as PersonFields,
    sources: Object.fromEntries(edited.map((field) => [field, sources.fields[field] ?? null])),
    spells: [
      ...visible.career.map((spell) => toSheetSpell(spell, false)),
      ...visible.removed.map((spell) => toSheetSpell(spell, true)),
    ],
  };
}

function toSheetSpell({ key, source, ...spell }: KeyedSpell, removed: boolean): FactSheet['spells'][number] {
  const fieldsOf = ({ club, startYear, endYear, matches, goals, loan }: typeof spell) => ({
    club,
    startYear,
    endYear,
    matches,
    goals,
    loan,
  });
  return { key, ...fieldsOf(spell), source: source && fieldsOf(source), removed };
}
