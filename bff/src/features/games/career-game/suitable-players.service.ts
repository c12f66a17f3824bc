import { Injectable } from '@nestjs/common';
import { type CataloguePlayer, ReadModel } from '../../catalogue/catalogue.port.ts';
import { Bus } from '../../../platform/events/bus.ts';
import { suitablePlayers } from './suitable-players.ts';

/** The suitable players of the current catalogue, found once. */
@Injectable()
export class SuitablePlayers {
  private found: readonly CataloguePlayer[] | undefined;

  constructor(
    private readonly readModel: ReadModel,
    bus: Bus,
  ) {
    bus.subscribe(({ type }) => {
      if (type === 'catalogue') this.found = undefined;
    });
  }

  all(): readonly CataloguePlayer[] {
    return (this.found ??= suitablePlayers(this.readModel.snapshot.players.values()));
  }
}
