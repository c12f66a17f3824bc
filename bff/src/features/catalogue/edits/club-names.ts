import { Inject, Injectable } from '@nestjs/common';
import { fold } from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import { FACTS } from '../facts.ts';
import { ReadModel } from '../read-model.ts';
import type { CatalogueSnapshot } from '../snapshot.ts';

/** Finds the clubs of the catalogue by their names. */
@Injectable()
export class ClubNames {
  private indexed:
    { snapshot: CatalogueSnapshot; byName: ReadonlyMap<string, { club: string; teamId: number }> } | undefined;

  constructor(
    private readonly readModel: ReadModel,
    @Inject(FACTS) private readonly facts: FootballData,
  ) {}

  /** Returns the club's own name and id; a club that the catalogue does not have keeps its name and has no id. */
  find(name: string): { club: string; teamId: number | null } {
    return this.byName().get(fold(name)) ?? { club: name, teamId: null };
  }

  private byName(): ReadonlyMap<string, { club: string; teamId: number }> {
    const { snapshot } = this.readModel;
    if (this.indexed?.snapshot !== snapshot) {
      // A club that was renamed is still found by the name of the data set.
      const aliases = this.facts.clubs.flatMap(({ id, name, aliases: names }) =>
        [name, ...names].map((alias) => [alias, id] as const),
      );
      const known = aliases.filter(([, id]) => snapshot.teams.has(id));
      // The names come last, because they are more certain than the other spellings.
      const byName = new Map([
        ...known.map(([alias, id]) => [fold(alias), { club: snapshot.teams.get(id)!.name, teamId: id }] as const),
        ...Array.from(snapshot.teams.values(), ({ id, name }) => [fold(name), { club: name, teamId: id }] as const),
      ]);
      this.indexed = { snapshot, byName };
    }
    return this.indexed.byName;
  }
}
