import { Injectable } from '@nestjs/common';
import { dateOfMatchday, isChallengeToken, matchdayOfToken, startOfMatchday } from '@soccer-legends/contracts';
import { Clock } from '../../platform/environment/clock.ts';
import { Challenges } from './challenges.ts';
import { DealNotBegun, UnknownDeal } from './deals.errors.ts';

/** Checks the tokens of matchdays, which the server does not store, and of challenges. */
@Injectable()
export class DealTokens {
  constructor(
    private readonly challenges: Challenges,
    private readonly clock: Clock,
  ) {}

  /** Resolves for a valid token. Throws `UnknownDeal`, or `DealNotBegun` if the matchday has begun in no time zone yet. */
  async check(token: string): Promise<void> {
    if (isChallengeToken(token)) return void (await this.challenges.read(token));
    const matchday = matchdayOfToken(token);
    if (matchday === undefined) throw new UnknownDeal();
    if (startOfMatchday(matchday) > this.clock.now().getTime()) throw new DealNotBegun(dateOfMatchday(matchday));
  }
}
