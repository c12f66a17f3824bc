/** Names how flags are drawn now; the test of the flags says which word belongs here after one of them has changed. */
export const FLAGS_EDITION = '336314ca';

/** Where the flag of a nation is, by its FIFA code: an address that may be kept for ever. */
export function flagAddress(nation: string): string {
  return `/art/flag/${nation}.svg?v=${FLAGS_EDITION}`;
}
