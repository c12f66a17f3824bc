import { Injectable } from '@nestjs/common';
import type { AdminPlayer } from '@soccer-legends/contracts';
import type { RandomSource } from '../../../platform/environment/random-source.ts';
import { FrozenDraws } from '../../deals/deals.port.ts';
import { toAdminPlayer } from '../catalogue/player-responses.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import type { CataloguePlayer } from '../catalogue/snapshot.ts';

const DRAW = 'players.asked';

/** Players of a deal that clients request by id. Also keeps their details, because a sync may change them during the day. */
@Injectable()
export class DealtPlayers {
  constructor(
    private readonly draws: FrozenDraws,
    private readonly readModel: ReadModel,
  ) {}

  /** Returns the player ids of a deal; undefined if `pick` returns undefined. Throws like `FrozenDraws.read`. */
  async draw(
    token: string,
    pick: (random: RandomSource) => readonly CataloguePlayer[] | undefined,
  ): Promise<number[] | undefined> {
    const dealt = await this.draws.read(token, DRAW, (random) => pick(random)?.map(toAdminPlayer));
    return dealt?.map(({ id }) => id);
  }

  /** Returns a player as the deal stored him, or any other player as he is now. Throws `PlayerNotFound`. */
  async detail(token: string, id: number): Promise<AdminPlayer> {
    const dealt = await this.draws.stored<AdminPlayer[]>(token, DRAW);
    return dealt?.find((player) => player.id === id) ?? toAdminPlayer(this.readModel.player(id));
  }
}
