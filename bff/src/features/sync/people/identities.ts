import { Inject, Injectable } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { Database } from '../../../platform/database/database.ts';
import { findRows } from '../../../platform/database/row.ts';
import {
  type CatalogueSnapshot,
  FOOTBALL_DATA,
  Person,
  listedPlayers,
  type PersonKind,
  ReadModel,
} from '../../people/people.port.ts';
import type { ApiPerson } from '../../football-api/football-api.port.ts';
import { NationIndex } from './nation-index.ts';
import { type KnownPerson, PersonIndex } from './person-index.ts';
import { TeamIndex } from './team-index.ts';

interface Indexes {
  snapshot: CatalogueSnapshot;
  player: PersonIndex;
  coach: PersonIndex;
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
    @Inject(FOOTBALL_DATA) private readonly facts: FootballData,
  ) {
    this.nations = new NationIndex(facts.nations);
    // The data set's name still finds a club that was renamed.
    this.aliases = new Map(facts.clubs.map(({ id, name, aliases }) => [id, [name, ...aliases]]));
  }

  get teams(): TeamIndex {
    return this.current().teams;
  }

  /** Returns the catalogue's ids of these players, whether they are linked or not; undefined for an unknown player. */
  async playerIds(profiles: readonly ApiPerson[]): Promise<(number | undefined)[]> {
    const where = { kind: 'player', apiId: { $in: profiles.map((profile) => profile.apiId) } } as const;
    const rows = await findRows(this.database.em(), Person, where);
    const linked = new Map(rows.map((row) => [row.apiId, row.id]));
    return profiles.map((profile) => linked.get(profile.apiId) ?? this.personId('player', profile));
  }

  /** Returns the id of the club. @param league the country of its league in the service's spelling; null if unknown */
  teamId(name: string, league: string | null): number | undefined {
    return this.teams.find(name, this.nations.find(league).code);
  }

  /** Returns the id of the matching person of the catalogue who is not linked yet. */
  personId(kind: PersonKind, person: ApiPerson): number | undefined {
    return this.current()[kind].find(person, this.nations.find(person.nationality).code);
  }

  /** Returns all matching players who are not linked yet. */
  playersLike(profile: ApiPerson): KnownPerson[] {
    return this.current().player.matching(profile, this.nations.find(profile.nationality).code);
  }

  private current(): Indexes {
    const { snapshot } = this.readModel;
    if (this.indexes?.snapshot !== snapshot) {
      const teams = [...snapshot.teams.values()].map(({ id, name, country }) => ({
        ...{ id, name, country, aliases: this.aliases.get(id) ?? [] },
      }));
      // A merged duplicate has the name of the person whom the service means.
      const hiddenCoaches = [...snapshot.hidden.coaches.values()].filter(
        ({ id }) => !snapshot.merged.has(`coach ${id}`),
      );
      this.indexes = {
        snapshot,
        player: new PersonIndex(listedPlayers(snapshot)),
        coach: new PersonIndex([...snapshot.coaches.values(), ...hiddenCoaches]),
        teams: new TeamIndex([...teams, ...this.facts.otherClubs.filter(({ id }) => !snapshot.teams.has(id))]),
      };
    }
    return this.indexes;
  }
}
