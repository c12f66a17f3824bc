import type { FactChange, NewPerson, SplitRequest } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import {
  type AddedKind,
  type CatalogueSnapshot,
  type Coach,
  FactDesk,
  type FactKind,
  type Person,
  PersonAdditions,
  PersonMerges,
  PersonSplits,
  Pictures,
  type Player,
  type PreviewedPerson,
  type Team,
  withClub,
  withPerson,
} from '../../catalogue/catalogue.port.ts';

/** Builds catalogues with unsaved corrections, additions, merges and splits. Writes nothing. */
@Injectable()
export class ChangedCatalogues {
  constructor(
    private readonly desk: FactDesk,
    private readonly additions: PersonAdditions,
    private readonly merges: PersonMerges,
    private readonly splits: PersonSplits,
    private readonly pictures: Pictures,
  ) {}

  /** Returns the catalogue after a correction. Throws `PersonNotFound` and `InvalidFacts`. */
  async with(
    snapshot: CatalogueSnapshot,
    person: Person,
    change: Pick<FactChange, 'fields' | 'spells'>,
  ): Promise<CatalogueSnapshot> {
    const preview = await this.desk.preview(person, change);
    return person.kind === 'club'
      ? withClub(snapshot, preview.row as Team)
      : this.withPeople(snapshot, person.kind, [preview]);
  }

  /** Returns the catalogue with a new person, who has the highest possible id. Throws `InvalidFacts`. */
  withNew(
    snapshot: CatalogueSnapshot,
    kind: AddedKind,
    person: NewPerson,
  ): { added: Person; catalogue: CatalogueSnapshot } {
    const preview = this.additions.preview(kind, person);
    return { added: { kind, id: preview.row.id }, catalogue: this.withPeople(snapshot, kind, [preview]) };
  }

  /** Returns the catalogue after a merge. Throws `PersonNotFound`, `NotMergeable` and `InvalidFacts`. */
  async withMerge(snapshot: CatalogueSnapshot, person: Person, duplicate: number): Promise<CatalogueSnapshot> {
    return this.withPeople(snapshot, person.kind, await this.merges.preview(person, duplicate));
  }

  /** Returns the catalogue after a split, and both people. Throws `PersonNotFound` and `InvalidFacts`. */
  async withSplit(
    snapshot: CatalogueSnapshot,
    { kind, id }: { kind: AddedKind; id: number },
    split: SplitRequest,
  ): Promise<{ people: Person[]; catalogue: CatalogueSnapshot }> {
    const previews = await this.splits.preview(kind, id, split);
    const people = previews.map(({ row }) => ({ kind, id: row.id }));
    return { people, catalogue: this.withPeople(snapshot, kind, previews) };
  }

  private withPeople(
    snapshot: CatalogueSnapshot,
    kind: FactKind,
    previews: readonly PreviewedPerson[],
  ): CatalogueSnapshot {
    const rows = previews.map(({ row }) => row);
    const spells = previews.flatMap(({ row: { id }, career }) => career.map((spell, seq) => ({ id, seq, ...spell })));
    const people =
      kind === 'player'
        ? { players: rows as Player[], playerSpells: spells.map(({ id, ...spell }) => ({ playerId: id, ...spell })) }
        : { coaches: rows as Coach[], coachSpells: spells.map(({ id, ...spell }) => ({ coachId: id, ...spell })) };
    return withPerson(snapshot, people, this.pictures);
  }
}
