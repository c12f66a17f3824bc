import { Injectable } from '@nestjs/common';
import { Bus } from '../../../platform/events/bus.ts';
import { CachedResponse, PUBLIC_CACHE } from '../../../platform/http/cached-response.ts';
import { ReadModel } from '../../catalogue/catalogue.port.ts';
import { DealtResponses, some } from '../../deals/deals.port.ts';
import { wordsOf } from './words.ts';

/** `GET /api/futwordle/answers`, prepared once for each word length. */
@Injectable()
export class WordPool {
  private readonly byLength = new Map<number, CachedResponse>();

  constructor(
    private readonly readModel: ReadModel,
    private readonly deals: DealtResponses,
    bus: Bus,
  ) {
    bus.onCatalogueChange(() => this.byLength.clear());
  }

  /** Returns the words in a fixed order, most famous player first. @param deal keeps the words of its first request */
  answer(length: number, deal?: string): CachedResponse | Promise<CachedResponse> {
    if (deal !== undefined) {
      const make = () => some(wordsOf(this.readModel.snapshot, length));
      return this.deals.respond(deal, { draw: `words.${length}`, make, empty: [] });
    }
    const cached = this.byLength.get(length);
    if (cached) return cached;
    const answer = CachedResponse.json(wordsOf(this.readModel.snapshot, length), PUBLIC_CACHE);
    this.byLength.set(length, answer);
    return answer;
  }
}
