import type { FactChange, NewPerson } from '@soccer-legends/contracts';
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
  Pictures,
  type Player,
  type PreviewedPerson,
  type Team,
  withClub,
  withPerson,
} from '../../catalogue/catalogue.port.ts';

/** Builds catalogues with unsaved corrections, additions and merges. */
@Injectable()
export class ChangedCatalogues {
  constructor(
    private readonly desk: FactDesk,
    private readonly additions: PersonAdditions,
    private readonly merges: PersonMerges,
    private readonly pictures: Pictures,
  ) {}

  /** Throws `PersonNotFound` and `InvalidFacts`. */
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

  /** Throws `InvalidFacts`. */
  withNew(
    snapshot: CatalogueSnapshot,
    kind: AddedKind,
    person: NewPerson,
  ): { added: Person; catalogue: CatalogueSnapshot } {
    const preview = this.additions.preview(kind, person);
    return { added: { kind, id: preview.row.id }, catalogue: this.withPeople(snapshot, kind, [preview]) };
  }

  /** Throws `PersonNotFound`, `NotMergeable` and `InvalidFacts`. */
  async withMerge(snapshot: CatalogueSnapshot, person: Person, duplicate: number): Promise<CatalogueSnapshot> {
    return this.withPeople(snapshot, person.kind, await this.merges.preview(person, duplicate));
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
