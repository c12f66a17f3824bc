import type { FootballData } from '@soccer-legends/football-data';
import { Inject, Injectable } from '@nestjs/common';
import { FACTS, ReadModel, type CatalogueSnapshot } from '../../catalogue/catalogue.port.ts';
import { CatalogueIndexes } from './catalogue-indexes.ts';

/** Caches the indexes of the current catalogue, because computing them takes up to half a second. */
@Injectable()
export class IndexedCatalogues {
  private latest: CatalogueIndexes | undefined;

  constructor(
    private readonly readModel: ReadModel,
    @Inject(FACTS) private readonly facts: FootballData,
  ) {}

  current(): CatalogueIndexes {
    const { snapshot } = this.readModel;
    if (this.latest?.snapshot !== snapshot) this.latest = this.of(snapshot);
    return this.latest;
  }

  /** Returns uncached indexes, for a catalogue that is not stored. */
  of(snapshot: CatalogueSnapshot): CatalogueIndexes {
    return new CatalogueIndexes(snapshot, this.facts);
  }
}
