import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import type { PlayerProfile } from '../../football-api/football-api.port.ts';
import { Player } from '../../catalogue/catalogue.port.ts';
import { Identities } from '../catalogue/identities.ts';

/** Finds the players of the service in the catalogue. */
@Injectable()
export class CatalogueIds {
  constructor(
    private readonly database: Database,
    private readonly identities: Identities,
  ) {}

  /** Returns the id of each player in the catalogue, linked to the service or not; undefined for an unknown player. */
  async of(profiles: readonly PlayerProfile[]): Promise<(number | undefined)[]> {
    const apiId = { $in: profiles.map((profile) => profile.apiId) };
    const rows = await this.database.em().find(Player, { apiId }, { disableIdentityMap: true });
    const linked = new Map(rows.map((row) => [row.apiId, row.id]));
    return profiles.map((profile) => linked.get(profile.apiId) ?? this.unlinkedId(profile));
  }

  private unlinkedId(profile: PlayerProfile): number | undefined {
    const { players, nations } = this.identities;
    return players.find(profile, nations.find(profile.nationality).code);
  }
}
