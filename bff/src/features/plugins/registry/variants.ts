import type { GameListing } from '@soccer-legends/contracts';
import { CachedResponse } from '../../../platform/http/cached-response.ts';

/** Pages fetch the list again after a change event, so caches must revalidate it. The entity tag keeps this cheap. */
const REVALIDATE = 'no-cache, stale-if-error=86400';

/** The listings for all visitors who get the same candidates, with the encoded response. */
export interface Variant {
  /** Position in `Variants.all`. */
  index: number;
  listings: readonly GameListing[];
  answer: CachedResponse;
}

export interface StagedListing {
  live: GameListing | undefined;
  /** `share` is a percentage, 1 to 100. */
  candidate?: { listing: GameListing; share: number } | undefined;
}

/**
 * Prepared responses: one for each share, and one without candidates. A visitor who gets the candidate with the smallest
 * share gets all candidates.
 */
export class Variants {
  /** Distinct shares in percent, ascending. */
  readonly shares: readonly number[];
  private readonly variants: readonly Variant[];

  constructor(plugins: readonly StagedListing[]) {
    const shares = plugins.flatMap(({ candidate }) => (candidate ? [candidate.share] : []));
    this.shares = [...new Set(shares)].sort((a, b) => a - b);
    // Shared caches must not store a response that depends on a cookie.
    const cache = `${this.shares.length > 0 ? 'private' : 'public'}, ${REVALIDATE}`;
    this.variants = [...this.shares.map((share) => share - 1), Infinity].map((group, index) => {
      const listings = plugins.flatMap((plugin) => listingFor(plugin, group) ?? []);
      const answer = CachedResponse.json(listings, cache);
      void answer.compress();
      return { index, listings, answer };
    });
  }

  get staged(): boolean {
    return this.shares.length > 0;
  }

  get live(): Variant {
    return this.variants.at(-1)!;
  }

  /** Returns the listings for a group; the live ones without a group. */
  for(group: number | undefined): Variant {
    if (group === undefined) return this.live;
    const step = this.shares.findIndex((share) => group < share);
    return step === -1 ? this.live : this.variants[step]!;
  }

  get all(): readonly Variant[] {
    return this.variants;
  }
}

function listingFor({ live, candidate }: StagedListing, group: number): GameListing | undefined {
  return candidate && group < candidate.share ? candidate.listing : live;
}
