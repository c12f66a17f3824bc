import { Injectable } from '@nestjs/common';
import type { PlayerDetail } from '@soccer-legends/contracts';
import { PlayerNotFound } from './catalogue.errors.ts';
import { toPlayerDetail } from './player-answers.ts';
import { ReadModel } from './read-model.ts';

@Injectable()
export class CatalogueService {
  constructor(private readonly readModel: ReadModel) {}

  player(id: number): PlayerDetail {
    const player = this.readModel.snapshot.players.get(id);
    if (!player) throw new PlayerNotFound(id);
    return toPlayerDetail(player);
  }
}
