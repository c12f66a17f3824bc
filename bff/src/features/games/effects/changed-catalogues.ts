import type { FactChange, NewPerson, SplitRequest } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import {
  type CatalogueSnapshot,
  PersonEditor,
  type FactRow,
  type Person,
  PersonAdditions,
  type PersonKind,
  PersonMerges,
  Pictures,
  type Subject,
  type Team,
  withClub,
  withPeople,
} from '../../people/people.port.ts';

/** Builds catalogues with unsaved corrections, additions, merges and splits. Writes nothing. */
@Injectable()
export class ChangedCatalogues {
  constructor(
    private readonly editor: PersonEditor,
    private readonly additions: PersonAdditions,
    private readonly merges: PersonMerges,
    private readonly pictures: Pictures,
  ) {}

  /** Returns the catalogue after a correction. Throws `PersonNotFound` and `InvalidFacts`. */
  async with(
    snapshot: CatalogueSnapshot,
    person: Subject,
    change: Pick<FactChange, 'fields' | 'spells'>,
  ): Promise<CatalogueSnapshot> {
    const row = await this.editor.preview(person, change);
    return person.kind === 'club' ? withClub(snapshot, row as Team) : this.withPeople(snapshot, [row]);
  }

  /** Returns the catalogue with a new person, who has the highest possible id. Throws `InvalidFacts`. */
  withNew(
    snapshot: CatalogueSnapshot,
    kind: PersonKind,
    person: NewPerson,
  ): { added: Subject; catalogue: CatalogueSnapshot } {
    const row = this.additions.preview(kind, person);
    return { added: { kind, id: row.id }, catalogue: this.withPeople(snapshot, [row]) };
  }

  /** Returns the catalogue after a merge. Throws `PersonNotFound`, `NotMergeable` and `InvalidFacts`. */
  async withMerge(snapshot: CatalogueSnapshot, person: Subject, duplicate: number): Promise<CatalogueSnapshot> {
    return this.withPeople(snapshot, await this.merges.preview(person, duplicate));
  }

  /** Returns the catalogue after a split, and both people. Throws `PersonNotFound` and `InvalidFacts`. */
  async withSplit(
    snapshot: CatalogueSnapshot,
    { kind, id }: { kind: PersonKind; id: number },
    split: SplitRequest,
  ): Promise<{ people: Subject[]; catalogue: CatalogueSnapshot }> {
    const rows = await this.additions.previewSplit(kind, id, split);
    return { people: rows.map((row) => ({ kind, id: row.id })), catalogue: this.withPeople(snapshot, rows) };
  }

  private withPeople(snapshot: CatalogueSnapshot, rows: readonly FactRow[]): CatalogueSnapshot {
    return withPeople(snapshot, rows as readonly Person[], this.pictures);
  }
}
