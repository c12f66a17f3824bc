import type { WordleAnswer } from '@soccer-legends/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { CachedResponse, PUBLIC_CACHE } from '../../../platform/http/cached-response.ts';
import { Cached, type JsonSource } from '../../../platform/http/cached-routes.ts';
import { WholeNumber } from '../../../platform/http/request-fields.ts';
import { DealQuery, DealtResponses, some } from '../../deals/deals.port.ts';
import { IndexedCatalogues } from '../catalogue-indexes.ts';

export class LengthQuery extends DealQuery {
  @WholeNumber({ min: 4, max: 7 })
  length!: number;
}

@Controller('api/futwordle')
export class FutwordleController {
  /** The responses without a deal, by their words, so that a new catalogue has new ones. */
  private readonly responses = new WeakMap<object, CachedResponse>();

  constructor(
    private readonly indexes: IndexedCatalogues,
    private readonly deals: DealtResponses,
  ) {}

  @Get('answers')
  @Cached()
  answers(@Query() { length, deal }: LengthQuery): JsonSource<WordleAnswer[]> {
    const words = () => this.indexes.current().words(length);
    if (deal === undefined) return () => this.responseFor(words());
    // A deal keeps the words of its first request.
    return () => this.deals.respond(deal, { draw: `words.${length}`, make: () => some(words()), empty: [] });
  }

  private responseFor(words: object): CachedResponse {
    const response = this.responses.get(words) ?? CachedResponse.json(words, PUBLIC_CACHE);
    this.responses.set(words, response);
    return response;
  }
}
