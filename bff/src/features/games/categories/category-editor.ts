import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import {
  fold,
  LANGUAGES,
  type CategoryChange,
  type CategoryState,
  type FieldFault,
  type Language,
} from '@soccer-legends/contracts';
import { findRow } from '../../../platform/database/row.ts';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import type { MatchdaySeeds } from '../../deals/deals.port.ts';
import {
  auditedValues,
  CategoryRevision,
  FactsConflict,
  InvalidFacts,
  ReadModel,
  RevisionNotFound,
  type CategoryEdit,
} from '../../people/people.port.ts';
import { MIN_MEMBERS } from '../puzzles/category-drafts.ts';
import { BoardEffects } from './board-effects.ts';
import { editOf, stateChanges, stateOf, WrittenCategories, type WrittenCategory } from './written-categories.ts';

const OWN = 'group own-';

/**
 * Corrects the written groups of Connections. A change, its revision and its audit entry are one transaction, and changes
 * are written one at a time. Stored boards stay unchanged.
 */
@Injectable()
export class CategoryEditor {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly readModel: ReadModel,
    private readonly categories: WrittenCategories,
    private readonly boards: BoardEffects,
  ) {}

  /**
   * Changes a group to the given state. Throws `CategoryNotFound`, `InvalidFacts`, and `FactsConflict` if someone else
   * changed the group since `version`.
   */
  async change(id: string, { version, reason, ...state }: CategoryChange, by: Author): Promise<void> {
    await this.writeToLatest((matchdays) => {
      const category = this.categories.require(id);
      const edit = this.checkedEdit(category.id, state, matchdays);
      return async (em) => {
        const latest = await latestOf(em, category.id);
        if (latest && latest.id !== version) throw conflictWith(latest);
        await this.write(em, category, edit, by, { reason: reason ?? null, reverts: null });
      };
    });
  }

  /** Adds a group and returns its id. Throws `InvalidFacts`. */
  add({ reason, version: _, ...state }: CategoryChange, by: Author): Promise<string> {
    return this.writeToLatest((matchdays) => {
      const edit = this.checkedEdit(OWN, state, matchdays);
      return async (em) => {
        const added = await em.execute<{ count: number }[]>(
          'select count(distinct category)::integer as count from category_revision where category like ?',
          [`${OWN}%`],
        );
        const category = { id: `${OWN}${added[0]!.count + 1}`, base: null, state: stateOf(null, null), edit: null };
        await this.write(em, category, edit, by, { reason: reason ?? null, reverts: null });
        return category.id;
      };
    });
  }

  /**
   * Restores the state before a revision. Throws `RevisionNotFound`, `InvalidFacts`, and `FactsConflict` unless the revision
   * is the group's latest.
   */
  async revert(revision: number, reason: string | null, by: Author): Promise<void> {
    await this.writeToLatest((matchdays) => async (em) => {
      const reverted = await findRow(em, CategoryRevision, { id: revision });
      if (!reverted) throw new RevisionNotFound();
      const category = this.categories.require(reverted.category);
      const latest = await latestOf(em, category.id);
      if (latest!.id !== revision) throw conflictWith(latest!);
      const before = await latestOf(em, category.id, revision);
      const edit = before?.edit ?? null;
      if (category.base || edit) this.checkedEdit(category.id, stateOf(category.base, edit), matchdays);
      await this.write(em, category, edit, by, { reason, reverts: revision });
    });
  }

  /**
   * Checks a change against the groups in memory, then writes it while no one else can. Starts again if a group was changed
   * in between, because the rules compare all groups.
   *
   * @param check returns the function that writes the change
   */
  private async writeToLatest<Result>(
    check: (matchdays: MatchdaySeeds) => (em: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const newest = await newestRevision(this.database.em());
    await this.readModel.follow();
    const write = check(await this.boards.seedsAhead());
    const written = await this.database.transaction(async (em) => {
      await em.execute('lock table category_revision in share row exclusive mode');
      return (await newestRevision(em)) === newest ? { result: await write(em) } : undefined;
    });
    if (!written) return this.writeToLatest(check);
    await this.readModel.follow();
    return written.result;
  }

  /**
   * Returns the edit that changes a group to `state`; null if the data set has the same. Throws `InvalidFacts` if the state
   * breaks a rule, for example if a matchday would have no board. An unknown id stands for a new group.
   */
  private checkedEdit(id: string, state: CategoryState, matchdays: MatchdaySeeds): CategoryEdit | null {
    const edit = editOf(this.categories.all().get(id)?.base ?? null, state);
    const faults = [...this.nameFaults(id, state), ...this.memberFaults(state)];
    if (faults.length === 0 && this.boards.losesBoard(id, edit, matchdays))
      faults.push(fault('enabled', 'unsolvable', 'no board of the next matchdays has one solution'));
    if (faults.length > 0) throw new InvalidFacts(faults);
    return edit;
  }

  /** Names must differ, because a board may show both groups. Equal names in the data set may stay. */
  private nameFaults(id: string, { names }: CategoryState): FieldFault[] {
    const known = this.categories.all().get(id)?.state.names;
    const others = [...this.categories.all().values()].filter((category) => category.id !== id);
    const isTaken = (language: Language): boolean =>
      others.some(({ state }) => fold(state.names[language]) === fold(names[language]));
    return LANGUAGES.filter((language) => names[language] !== known?.[language] && isTaken(language)).map((language) =>
      fault(`name.${language}`, 'groupName', `the name "${names[language]}" is taken`),
    );
  }

  private memberFaults({ enabled, members }: CategoryState): FieldFault[] {
    const { players } = this.readModel.snapshot;
    const unknown = members.filter((id) => !players.has(id));
    if (unknown.length > 0) return [fault('members', 'unknownPlayer', `no game has the players ${unknown.join(', ')}`)];
    const shown = members.filter((id) => players.get(id)!.career.length > 0);
    if (!enabled || shown.length >= MIN_MEMBERS) return [];
    return [fault('members', 'tooFew', `needs ${MIN_MEMBERS} players with a career`)];
  }

  private async write(
    em: EntityManager,
    { id, base, state }: WrittenCategory,
    edit: CategoryEdit | null,
    { actor, ...from }: Author,
    { reason, reverts }: { reason: string | null; reverts: number | null },
  ): Promise<void> {
    const { players } = this.readModel.snapshot;
    const after = stateOf(base, edit);
    const changes = stateChanges(state, after, (player) => players.get(player)?.name ?? String(player));
    if (changes.length === 0) return;
    await em.insert(CategoryRevision, { at: this.clock.now(), actor, reason, category: id, edit, changes, reverts });
    await this.audit.record(em, {
      ...{ actor, ...from },
      action: reverts === null ? 'categories.edit' : 'categories.revert',
      target: `${id} ${after.names.en}`,
      ...auditedValues(changes),
      reason,
    });
  }
}

async function newestRevision(em: EntityManager): Promise<number | null> {
  const [row] = await em.execute<{ id: number | null }[]>('select max(id) as id from category_revision');
  return row!.id;
}

/** Returns a group's latest revision, or the latest one before another. */
function latestOf(em: EntityManager, category: string, before?: number): Promise<CategoryRevision | undefined> {
  const where = { category, ...(before === undefined ? {} : { id: { $lt: before } }) };
  return findRow(em, CategoryRevision, where, { orderBy: { id: 'desc' } });
}

function conflictWith({ actor, at, category }: CategoryRevision): FactsConflict {
  return new FactsConflict([{ field: 'category', theirs: category, actor, at: at.toISOString() }]);
}

function fault(field: string, rule: string, message: string): FieldFault {
  return { field, rule, message };
}
