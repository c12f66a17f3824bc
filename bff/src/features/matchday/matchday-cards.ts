import { Injectable } from '@nestjs/common';
import { dateOfMatchday, openMatchdays, tokenOfMatchday, type Matchday } from '@soccer-legends/contracts';
import { BoundedCache } from '../../platform/caches/bounded-cache.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { problem } from '../../platform/http/domain-error.ts';
import { FrozenDraws, some } from '../deals/deals.port.ts';
import { Registry } from '../plugins/plugins.port.ts';
import { type RandomSource, sample } from '../../platform/environment/random-source.ts';

const FixtureNotFound = problem(
  'matchday.fixtureNotFound',
  404,
  'The card of this matchday does not have this game. Choose a game of the card.',
);

const MatchdayOver = problem(
  'matchday.over',
  409,
  'This matchday has ended everywhere. Results of its fixtures are no longer counted: play the current matchday.',
);

const DRAW = 'card';
/** Memory of the keys of up to ten games. */
const CARD_BYTES = 1024;

/** The keys of a card's games in the order of its fixtures, and the seed of its day. */
interface DrawnCard {
  games: readonly string[];
  seed: string;
}

/**
 * The cards of matchdays. Each is drawn at its first request and stored, so that it is the same on every server. More cards
 * are kept than `CachedRoutes` has URLs. Requests for those URLs are never rejected under overload, so few of them may need
 * the database.
 */
@Injectable()
export class MatchdayCards {
  private readonly kept = new BoundedCache<DrawnCard>('cards', { sizeOf: () => CARD_BYTES });

  constructor(
    private readonly draws: FrozenDraws,
    private readonly registry: Registry,
    private readonly clock: Clock,
  ) {}

  /** Returns the fixtures of a matchday. Games that are not active now are called off. Throws `DealNotBegun`. */
  async read(matchday: number): Promise<Matchday> {
    const { games, seed } = await this.cardOf(matchday);
    const active = new Set(this.registry.listings.filter(({ isActive }) => isActive).map(({ key }) => key));
    return {
      matchday,
      date: dateOfMatchday(matchday),
      open: openMatchdays(this.clock.now().getTime()),
      seed,
      fixtures: games.map((key) => ({ key, isCalledOff: !active.has(key) })),
    };
  }

  /** Throws `FixtureNotFound` if the game is not on the card, and `DealNotBegun`. */
  async require(matchday: number, game: string): Promise<void> {
    if (!(await this.cardOf(matchday)).games.includes(game)) throw new FixtureNotFound();
  }

  /** Throws like `require`, and `MatchdayOver` after the matchday has ended everywhere. */
  async requireOpen(matchday: number, game: string): Promise<void> {
    await this.require(matchday, game);
    if (matchday < openMatchdays(this.clock.now().getTime()).earliest) throw new MatchdayOver();
  }

  private async cardOf(matchday: number): Promise<DrawnCard> {
    const token = tokenOfMatchday(matchday);
    // Also for cards in memory: a clock that was ahead may have shown a day that has not begun.
    await this.draws.require(token);
    const kept = this.kept.get(token);
    if (kept) return kept;
    const stored = await this.draws.stored<readonly string[]>(token, DRAW);
    const card = { games: stored ?? (await this.drawn(matchday, token)), seed: await this.draws.seedOf(token) };
    if (card.games.length > 0) this.kept.set(token, card);
    return card;
  }

  private async drawn(matchday: number, token: string): Promise<readonly string[]> {
    const dayBefore = matchday > 1 ? await this.draws.stored<string[]>(tokenOfMatchday(matchday - 1), DRAW) : undefined;
    const games = this.registry.fixtureGames(this.clock.now());
    return (await this.draws.read(token, DRAW, (random) => some(drawCard(games, dayBefore ?? [], random)))) ?? [];
  }
}

const MAX_FIXTURES = 10;

/** Returns at most ten games in the order of the fixtures. Prefers games that were not on the previous card. */
export function drawCard(games: readonly string[], dayBefore: readonly string[], random: RandomSource): string[] {
  const count = Math.min(games.length, MAX_FIXTURES);
  const drawn = sample(games, random, { count, preferred: (game) => !dayBefore.includes(game) });
  return sample(drawn, random, { count });
}
