import { LANGUAGES, type CategoryState, type Language } from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import { Inject, Injectable } from '@nestjs/common';
import { FACTS, ReadModel, type CatalogueSnapshot, type CategoryEdit } from '../../catalogue/catalogue.port.ts';
import { writtenCategories } from '../puzzles/category-drafts.ts';
import { stateOf } from './category-edits.ts';

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

/** Reads the written groups of the current catalogue, once for each snapshot. */
@Injectable()
export class WrittenCategories {
  private read: { snapshot: CatalogueSnapshot; byId: ById } | undefined;

  constructor(
    private readonly readModel: ReadModel,
    @Inject(FACTS) private readonly facts: FootballData,
  ) {}

  /** Returns the groups by id, in the order of the data set. Groups of administrators come last. */
  all(): ById {
    const { snapshot } = this.readModel;
    if (this.read?.snapshot !== snapshot) this.read = { snapshot, byId: this.readAll(snapshot) };
    return this.read.byId;
  }

  private readAll({ players: all, categoryEdits }: CatalogueSnapshot): ById {
    const players = [...all.values()];
    const bases = writtenCategories(players, this.facts).map(({ id, names, members }): [string, CategoryState] => [
      id,
      { enabled: true, names: inAllLanguages(names!), members: members.map((index) => players[index]!.id) },
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
