import { Inject, Injectable } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { type CatalogueSnapshot, FACTS, ReadModel } from '../../catalogue/catalogue.port.ts';
import { NationIndex } from './nation-index.ts';
import { PersonIndex } from './person-index.ts';
import { TeamIndex } from './team-index.ts';

/** Who of the data service is who of the catalogue, by the catalogue in memory; made anew when that changes. */
@Injectable()
export class Identities {
  readonly nations: NationIndex;
  private readonly aliases: ReadonlyMap<number, readonly string[]>;
  private made: { of: CatalogueSnapshot; players: PersonIndex; coaches: PersonIndex; teams: TeamIndex } | undefined;

  constructor(
    private readonly readModel: ReadModel,
    @Inject(FACTS) { nations, clubs }: FootballData,
  ) {
    this.nations = new NationIndex(nations);
    this.aliases = new Map(clubs.map(({ id, aliases }) => [id, aliases]));
  }

  get players(): PersonIndex {
    return this.indexes().players;
  }

  get coaches(): PersonIndex {
    return this.indexes().coaches;
  }

  get teams(): TeamIndex {
    return this.indexes().teams;
  }

  private indexes(): NonNullable<Identities['made']> {
    const { snapshot } = this.readModel;
    if (this.made?.of !== snapshot) {
      const teams = [...snapshot.teams.values()].map(({ id, name }) => ({
        id,
        name,
        aliases: this.aliases.get(id) ?? [],
      }));
      this.made = {
        of: snapshot,
        players: new PersonIndex(snapshot.players.values()),
        coaches: new PersonIndex(snapshot.coaches.values()),
        teams: new TeamIndex(teams),
      };
    }
    return this.made;
  }
}
