import { Injectable } from '@nestjs/common';
import type { AdminPlayer } from '@soccer-legends/contracts';
import { toAdminPlayer } from './player-responses.ts';
import { PlayerNotFound } from './catalogue.errors.ts';
import { ReadModel } from './read-model.ts';

@Injectable()
export class CatalogueService {
  constructor(private readonly readModel: ReadModel) {}

  player(id: number): AdminPlayer {
    const player = this.readModel.snapshot.players.get(id);
    if (!player) throw new PlayerNotFound(id);
    return toAdminPlayer(player);
  }
}
