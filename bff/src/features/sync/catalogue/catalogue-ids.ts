import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import type { ApiPlayer } from '../../football-api/football-api.port.ts';
import { Player } from '../../catalogue/catalogue.port.ts';
import { Identities } from './identities.ts';

@Injectable()
export class CatalogueIds {
  constructor(
    private readonly database: Database,
    private readonly identities: Identities,
  ) {}

  /** Also returns the ids of players that are not linked to the service; undefined for an unknown player. */
  async of(profiles: readonly ApiPlayer[]): Promise<(number | undefined)[]> {
    const apiId = { $in: profiles.map((profile) => profile.apiId) };
    const rows = await this.database.em().find(Player, { apiId }, { disableIdentityMap: true });
    const linked = new Map(rows.map((row) => [row.apiId, row.id]));
    return profiles.map((profile) => linked.get(profile.apiId) ?? this.identities.playerId(profile));
  }
}
