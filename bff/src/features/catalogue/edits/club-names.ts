import { Inject, Injectable } from '@nestjs/common';
import { fold } from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import { FACTS } from '../facts.ts';
import { ReadModel } from '../read-model.ts';
import type { CatalogueSnapshot } from '../snapshot.ts';

/** Finds clubs of the current catalogue by name or alias, ignoring case and accents. */
@Injectable()
export class ClubNames {
  private indexed:
    { snapshot: CatalogueSnapshot; byName: ReadonlyMap<string, { club: string; teamId: number }> } | undefined;

  constructor(
    private readonly readModel: ReadModel,
    @Inject(FACTS) private readonly facts: FootballData,
  ) {}

  /** Returns the catalogue's name and id of a club. A club outside the catalogue keeps its name and has no id. */
  find(name: string): { club: string; teamId: number | null } {
    return this.byName().get(fold(name)) ?? { club: name, teamId: null };
  }

  private byName(): ReadonlyMap<string, { club: string; teamId: number }> {
    const { snapshot } = this.readModel;
    if (this.indexed?.snapshot !== snapshot) {
      // The data set's name still finds a club that was renamed.
      const aliases = this.facts.clubs.flatMap(({ id, name, aliases: names }) =>
        [name, ...names].map((alias) => [alias, id] as const),
      );
      const known = aliases.filter(([, id]) => snapshot.teams.has(id));
      // Current names come last, so that they replace equal aliases.
      const byName = new Map([
        ...known.map(([alias, id]) => [fold(alias), { club: snapshot.teams.get(id)!.name, teamId: id }] as const),
        ...Array.from(snapshot.teams.values(), ({ id, name }) => [fold(name), { club: name, teamId: id }] as const),
      ]);
      this.indexed = { snapshot, byName };
    }
    return this.indexed.byName;
  }
}
