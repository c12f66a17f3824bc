import type { GameListing } from '@soccer-legends/contracts';

export function withPreview(listings: readonly GameListing[], key: string): readonly GameListing[] {
  return listings.map((listing) => (listing.key === key ? { ...listing, preview: true } : listing));
}
