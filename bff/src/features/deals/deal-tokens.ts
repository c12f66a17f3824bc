import { Injectable } from '@nestjs/common';
import { dateOfMatchday, isChallengeToken, matchdayOfToken, startOfMatchday } from '@soccer-legends/contracts';
import { Clock } from '../../platform/environment/clock.ts';
import { Challenges } from './challenges.ts';
import { DealNotBegun, UnknownDeal } from './deals.errors.ts';

@Injectable()
export class DealTokens {
  constructor(
    private readonly challenges: Challenges,
    private readonly clock: Clock,
  ) {}

  /** Throws `UnknownDeal`, or `DealNotBegun` for a matchday that has not begun in any time zone. */
  async check(token: string): Promise<void> {
    if (isChallengeToken(token)) return void (await this.challenges.read(token));
    const matchday = matchdayOfToken(token);
    if (matchday === undefined) throw new UnknownDeal();
    if (startOfMatchday(matchday) > this.clock.now().getTime()) throw new DealNotBegun(dateOfMatchday(matchday));
  }
}
