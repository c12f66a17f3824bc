import { Injectable } from '@nestjs/common';
import { dateOfMatchday, matchdayOfToken, startOfMatchday } from '@soccer-legends/contracts';
import { Clock } from '../../platform/environment/clock.ts';
import { DealNotBegun, UnknownDeal } from './deals.errors.ts';

/** Decides which tokens deal at the moment. */
@Injectable()
export class DealTokens {
  constructor(private readonly clock: Clock) {}

  /** Throws `UnknownDeal`, or `DealNotBegun` for a matchday that no time zone has reached. */
  check(token: string): void {
    const matchday = matchdayOfToken(token);
    if (matchday === undefined) throw new UnknownDeal();
    if (startOfMatchday(matchday) > this.clock.now().getTime()) throw new DealNotBegun(dateOfMatchday(matchday));
  }
}
