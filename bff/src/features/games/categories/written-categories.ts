import {
  LANGUAGES,
  type CategoryRevision as Revision,
  type CategorySheet,
  type CategoryState,
  type CategorySummary,
  type Language,
  type RevisedFact,
} from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import { Inject, Injectable } from '@nestjs/common';
import { findRows } from '../../../platform/database/row.ts';
import { Database } from '../../../platform/database/database.ts';
import { problem } from '../../../platform/http/domain-error.ts';
import {
  CategoryRevision,
  FOOTBALL_DATA,
  ReadModel,
  type CatalogueSnapshot,
  type CategoryEdit,
} from '../../people/people.port.ts';
import { writtenCategories } from '../puzzles/category-drafts.ts';

const MOST_REVISIONS = 100;

const CategoryNotFound = problem(
  'facts.categoryNotFound',
  404,
  'There is no such group. Use an id from /api/admin/categories.',
);

/** A group of Connections that people wrote, as opposed to a computed one. */
export interface WrittenCategory {
  id: string;
  /** The data set's group; null for a group that an administrator added. */
  base: CategoryState | null;
  /** The group with the administrators' changes. */
  state: CategoryState;
  /** Null if the group equals that of the data set. */
  edit: CategoryEdit | null;
}

type ById = ReadonlyMap<string, WrittenCategory>;

/** Reads the written groups of the current catalogue, once for each snapshot, and their history. */
@Injectable()
export class WrittenCategories {
  private read: { snapshot: CatalogueSnapshot; byId: ById } | undefined;

  constructor(
    private readonly readModel: ReadModel,
    @Inject(FOOTBALL_DATA) private readonly facts: FootballData,
    private readonly database: Database,
  ) {}

  /** Returns the groups by id, in the order of the data set. Groups of administrators come last. */
  all(): ById {
    const { snapshot } = this.readModel;
    if (this.read?.snapshot !== snapshot) this.read = { snapshot, byId: this.readAll(snapshot) };
    return this.read.byId;
  }

  require(id: string): WrittenCategory {
    const category = this.all().get(id);
    if (!category) throw new CategoryNotFound();
    return category;
  }

  summaries(): CategorySummary[] {
    return Array.from(this.all().values(), ({ id, edit, state: { enabled, names, members } }) => {
      return { id, names, enabled, members: members.length, edited: edit !== null };
    });
  }

  /** Returns a group with its members, without those outside the games. Throws `CategoryNotFound`. */
  async sheet(id: string): Promise<CategorySheet> {
    const { state } = this.require(id);
    const { players } = this.readModel.snapshot;
    const known = state.members.flatMap((member) => players.get(member) ?? []);
    const [latest] = await this.history(id);
    return {
      ...{ id, version: latest?.id ?? 0, enabled: state.enabled, names: state.names },
      members: known.map((player) => ({ id: player.id, name: player.name })),
    };
  }

  async history(category: string): Promise<Revision[]> {
    const options = { orderBy: { id: 'desc' }, limit: MOST_REVISIONS } as const;
    const rows = await findRows(this.database.em(), CategoryRevision, { category }, options);
    return rows.map(({ id, at, actor, reason, changes, reverts }) => {
      return { id, at: at.toISOString(), actor, reason, changes, reverts };
    });
  }

  private readAll({ players: all, categoryEdits }: CatalogueSnapshot): ById {
    const players = [...all.values()];
    const bases = writtenCategories(players, this.facts).map(({ id, names, members }): [string, CategoryState] => [
      id,
      { enabled: true, names: inAllLanguages(names), members: members.map((index) => players[index]!.id) },
    ]);
    const known = new Map<string, CategoryState | null>(bases);
    for (const id of categoryEdits.keys()) if (!known.has(id)) known.set(id, null);
    return new Map(
      Array.from(known, ([id, base]) => {
        const edit = categoryEdits.get(id) ?? null;
        return [id, { id, base, edit, state: stateOf(base, edit) }];
      }),
    );
  }
}

function inAllLanguages(names: { en: string } & Partial<Record<Language, string>>): CategoryState['names'] {
  const entries = LANGUAGES.map((language) => [language, names[language] ?? names.en]);
  return Object.fromEntries(entries) as CategoryState['names'];
}

const NO_NAMES = Object.fromEntries(LANGUAGES.map((language) => [language, ''])) as Record<Language, string>;
const EMPTY: CategoryState = { enabled: true, names: NO_NAMES, members: [] };

/** Returns a group after an edit. @param base the data set's group; null for a group that an administrator added */
export function stateOf(base: CategoryState | null, edit: CategoryEdit | null): CategoryState {
  const from = base ?? EMPTY;
  if (!edit) return from;
  const members = [...new Set([...from.members, ...edit.added])].filter((id) => !edit.removed.includes(id));
  return { enabled: edit.enabled, names: { ...from.names, ...edit.names }, members };
}

/** Returns the edit that changes a group to the given state; null if the state equals that of the data set. */
export function editOf(base: CategoryState | null, { enabled, names, members }: CategoryState): CategoryEdit | null {
  const from = base ?? EMPTY;
  const changed = LANGUAGES.filter((language) => names[language] !== from.names[language]);
  const added = members.filter((id) => !from.members.includes(id));
  const removed = from.members.filter((id) => !members.includes(id));
  const isSame = enabled && changed.length + added.length + removed.length === 0;
  if (base && isSame) return null;
  return { enabled, names: Object.fromEntries(changed.map((one) => [one, names[one]])), added, removed };
}

/** Returns the differences of two states for the history. @param nameOf returns the name of a player id */
export function stateChanges(
  before: CategoryState,
  after: CategoryState,
  nameOf: (player: number) => string,
): RevisedFact[] {
  const added = after.members.filter((id) => !before.members.includes(id));
  const removed = before.members.filter((id) => !after.members.includes(id));
  return [
    ...(before.enabled === after.enabled ? [] : [{ field: 'enabled', before: before.enabled, after: after.enabled }]),
    ...LANGUAGES.filter((language) => before.names[language] !== after.names[language]).map((language) => ({
      ...{ field: 'name', spell: language },
      ...{ before: before.names[language] || null, after: after.names[language] || null },
    })),
    ...added.map((id) => ({ field: 'member', before: null, after: nameOf(id) })),
    ...removed.map((id) => ({ field: 'member', before: nameOf(id), after: null })),
  ];
}
