import type { FactChange } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import {
  type CatalogueSnapshot,
  type Coach,
  FactDesk,
  type FactKind,
  Pictures,
  type Player,
  type Team,
  withClub,
  withPerson,
} from '../../catalogue/catalogue.port.ts';

export interface Person {
  kind: FactKind;
  id: number;
}

/** Builds catalogues with corrections that are not saved. */
@Injectable()
export class ChangedCatalogues {
  constructor(
    private readonly desk: FactDesk,
    private readonly pictures: Pictures,
  ) {}

  /** Throws `PersonNotFound` and `InvalidFacts`. */
  async with(
    snapshot: CatalogueSnapshot,
    person: Person,
    change: Pick<FactChange, 'fields' | 'spells'>,
  ): Promise<CatalogueSnapshot> {
    const { row, career } = await this.desk.preview(person, change);
    if (person.kind === 'club') return withClub(snapshot, row as Team);
    const { id } = row;
    const rows =
      person.kind === 'player'
        ? { players: [row as Player], playerSpells: career.map((spell, seq) => ({ playerId: id, seq, ...spell })) }
        : { coaches: [row as Coach], coachSpells: career.map((spell, seq) => ({ coachId: id, seq, ...spell })) };
    return withPerson(snapshot, rows, this.pictures);
  }
}
