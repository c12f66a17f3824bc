import type { GameListing } from '@soccer-legends/contracts';

/** Returns a registry in which one inactive game may be loaded. */
export function withPreview(listings: readonly GameListing[], key: string): readonly GameListing[] {
  return listings.map((listing) => (listing.key === key ? { ...listing, preview: true } : listing));
}
