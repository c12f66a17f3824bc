import type { GameListing } from '@soccer-legends/contracts';
import { CachedResponse } from '../../../platform/http/cached-response.ts';

/**
 * A page that hears of a change reads the list again at once: a copy that counts as fresh for seconds would show it the
 * list of before. The tag keeps asking cheap.
 */
const ASK_EACH_TIME = 'no-cache, stale-if-error=86400';

/** The registry as one part of the visitors gets it. */
export interface Variant {
  /** Names it among the variants of one moment. */
  index: number;
  listings: readonly GameListing[];
  answer: CachedResponse;
}

/** What is live under one key, and what a share of the visitors gets instead. */
export interface Offer {
  live: GameListing | undefined;
  candidate?: { listing: GameListing; share: number } | undefined;
}

/**
 * The registry's answers, made once for each step between the shares: two while one plugin is staged, one while none
 * is. A visitor's group decides alone, so whoever gets the smallest share's candidate gets all the others' too.
 */
export class Variants {
  /** Different shares, the smallest first. */
  readonly shares: readonly number[];
  private readonly variants: readonly Variant[];

  constructor(offers: readonly Offer[]) {
    const shares = offers.flatMap(({ candidate }) => (candidate ? [candidate.share] : []));
    this.shares = [...new Set(shares)].sort((a, b) => a - b);
    // What depends on a cookie may be kept by the browser that sent it, and by nobody in between.
    const cache = `${this.shares.length > 0 ? 'private' : 'public'}, ${ASK_EACH_TIME}`;
    this.variants = [...this.shares.map((share) => share - 1), Infinity].map((group, index) => {
      const listings = offers.flatMap((offer) => listingFor(offer, group) ?? []);
      const answer = CachedResponse.json(listings, cache);
      void answer.compress();
      return { index, listings, answer };
    });
  }

  get staged(): boolean {
    return this.shares.length > 0;
  }

  /** What everybody without a group gets. */
  get live(): Variant {
    return this.variants.at(-1)!;
  }

  /** @param group 0 to 99; undefined for a visitor without one. */
  for(group: number | undefined): Variant {
    if (group === undefined) return this.live;
    const step = this.shares.findIndex((share) => group < share);
    return step === -1 ? this.live : this.variants[step]!;
  }

  get all(): readonly Variant[] {
    return this.variants;
  }
}

function listingFor({ live, candidate }: Offer, group: number): GameListing | undefined {
  return candidate && group < candidate.share ? candidate.listing : live;
}
