import { Injectable } from '@nestjs/common';
import { ReadModel } from '../../catalogue/catalogue.port.ts';
import { Bus } from '../../../platform/events/bus.ts';
import { PUBLIC_CACHE, CachedResponse } from '../../../platform/http/cached-response.ts';
import { wordPool } from './word-pool.ts';

/** `GET /api/futwordle/answers`, made once for each length. */
@Injectable()
export class Words {
  private readonly byLength = new Map<number, CachedResponse>();

  constructor(
    private readonly readModel: ReadModel,
    bus: Bus,
  ) {
    bus.subscribe(({ type }) => {
      if (type === 'catalogue') this.byLength.clear();
    });
  }

  answer(length: number): CachedResponse {
    const known = this.byLength.get(length);
    if (known) return known;
    const answer = CachedResponse.json(wordPool(this.readModel.snapshot.players.values(), length), PUBLIC_CACHE);
    this.byLength.set(length, answer);
    return answer;
  }
}
