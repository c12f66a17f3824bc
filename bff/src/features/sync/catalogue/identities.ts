import { Inject, Injectable } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { Database } from '../../../platform/database/database.ts';
import { allPlayers, type CatalogueSnapshot, FACTS, Player, ReadModel } from '../../catalogue/catalogue.port.ts';
import type { ApiPerson } from '../../football-api/football-api.port.ts';
import { NationIndex } from './nation-index.ts';
import { PersonIndex } from './person-index.ts';
import { TeamIndex } from './team-index.ts';

interface Indexes {
  snapshot: CatalogueSnapshot;
  players: PersonIndex;
  coaches: PersonIndex;
  teams: TeamIndex;
}

/** Finds people, teams and nations of the catalogue by the service's names. The indexes follow the read model. */
@Injectable()
export class Identities {
  readonly nations: NationIndex;
  private readonly aliases: ReadonlyMap<number, readonly string[]>;
  private indexes: Indexes | undefined;

  constructor(
    private readonly database: Database,
    private readonly readModel: ReadModel,
    @Inject(FACTS) { nations, clubs }: FootballData,
  ) {
    this.nations = new NationIndex(nations);
    // The data set's name still finds a club that was renamed.
    this.aliases = new Map(clubs.map(({ id, name, aliases }) => [id, [name, ...aliases]]));
  }

  get players(): PersonIndex {
    return this.current().players;
  }

  get coaches(): PersonIndex {
    return this.current().coaches;
  }

  get teams(): TeamIndex {
    return this.current().teams;
  }

  /** Returns the catalogue's ids of these players, whether they are linked or not; undefined for an unknown player. */
  async playerIds(profiles: readonly ApiPerson[]): Promise<(number | undefined)[]> {
    const apiId = { $in: profiles.map((profile) => profile.apiId) };
    const rows = await this.database.em().find(Player, { apiId }, { disableIdentityMap: true });
    const linked = new Map(rows.map((row) => [row.apiId, row.id]));
    return profiles.map((profile) => linked.get(profile.apiId) ?? this.playerId(profile));
  }

  /** Returns the id of the matching catalogue player who is not linked yet. */
  playerId(player: ApiPerson): number | undefined {
    return this.players.find(player, this.nations.find(player.nationality).code);
  }

  /** Returns the id of the matching catalogue coach who is not linked yet. */
  coachId(coach: ApiPerson): number | undefined {
    return this.coaches.find(coach, this.nations.find(coach.nationality).code);
  }

  private current(): Indexes {
    const { snapshot } = this.readModel;
    if (this.indexes?.snapshot !== snapshot) {
      const teams = [...snapshot.teams.values()].map(({ id, name }) => ({
        id,
        name,
        aliases: this.aliases.get(id) ?? [],
      }));
      // A merged duplicate has the name of the person whom the service means.
      const isOwnPerson =
        (kind: string) =>
        ({ id }: { id: number }): boolean =>
          !snapshot.merged.has(`${kind} ${id}`);
      this.indexes = {
        snapshot,
        players: new PersonIndex([...allPlayers(snapshot), ...snapshot.hidden.players.filter(isOwnPerson('player'))]),
        coaches: new PersonIndex([
          ...snapshot.coaches.values(),
          ...snapshot.hidden.coaches.filter(isOwnPerson('coach')),
        ]),
        teams: new TeamIndex(teams),
      };
    }
    return this.indexes;
  }
}
