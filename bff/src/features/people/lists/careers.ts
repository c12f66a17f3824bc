import { Injectable } from '@nestjs/common';
import { LARGEST_SAMPLE, type PlayerDetail, type PlayerSummary } from '@soccer-legends/contracts';
import { FrozenDraws } from '../../deals/deals.port.ts';
import { toDatedDetail } from '../catalogue/player-responses.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { findPlayer } from '../catalogue/snapshot.ts';
import { DEFAULT_LIMIT, sampleFor } from './player-lists.ts';

/** `GET /api/players/careers`: several players with their whole careers. */
@Injectable()
export class Careers {
  constructor(
    private readonly readModel: ReadModel,
    private readonly draws: FrozenDraws,
  ) {}

  /**
   * Returns the players in the order of `ids`, without unknown ones. With a token, only the players in its drawn lists are
   * known, with their facts at the first call. Throws like `FrozenDraws.read`.
   */
  async of(ids: readonly number[], deal?: string): Promise<PlayerDetail[]> {
    if (deal === undefined) return this.now(ids);
    const known = new Map<number, PlayerDetail>();
    for (const limit of [DEFAULT_LIMIT, LARGEST_SAMPLE]) {
      if (ids.every((id) => known.has(id))) break;
      for (const player of await this.dealt(deal, limit)) known.set(player.id, player);
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  private now(ids: readonly number[]): PlayerDetail[] {
    const { snapshot } = this.readModel;
    return ids.flatMap((id) => findPlayer(snapshot, id) ?? []).map(toDatedDetail);
  }

  private async dealt(token: string, limit: number): Promise<PlayerDetail[]> {
    const { draw } = sampleFor(limit);
    const sample = await this.draws.stored<PlayerSummary[]>(token, draw);
    if (!sample) return [];
    return (await this.draws.read(token, `careers of ${draw}`, () => this.now(sample.map(({ id }) => id)))) ?? [];
  }
}
