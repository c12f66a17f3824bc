import type { GameListing } from '@soccer-legends/contracts';

/** Returns the listings with one game marked as a preview, which the shell shows although it is inactive. */
export function withPreview(listings: readonly GameListing[], key: string): readonly GameListing[] {
  return listings.map((listing) => (listing.key === key ? { ...listing, preview: true } : listing));
}
