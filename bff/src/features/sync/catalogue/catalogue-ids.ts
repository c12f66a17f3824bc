import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import type { ApiPlayer } from '../../football-api/football-api.port.ts';
import { Player } from '../../catalogue/catalogue.port.ts';
import { Identities } from './identities.ts';

/** Finds the players of the service in the catalogue. */
@Injectable()
export class CatalogueIds {
  constructor(
    private readonly database: Database,
    private readonly identities: Identities,
  ) {}

  /** Returns the id of each player in the catalogue, linked to the service or not; undefined for an unknown player. */
  async of(profiles: readonly ApiPlayer[]): Promise<(number | undefined)[]> {
    const apiId = { $in: profiles.map((profile) => profile.apiId) };
    const rows = await this.database.em().find(Player, { apiId }, { disableIdentityMap: true });
    const linked = new Map(rows.map((row) => [row.apiId, row.id]));
    return profiles.map((profile) => linked.get(profile.apiId) ?? this.identities.playerId(profile));
  }
}
