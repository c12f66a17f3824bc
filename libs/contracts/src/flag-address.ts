/** Version of the drawn flags. After a change, the test of the flags prints the new value. */
export const FLAGS_EDITION = '3c6759ed';

/** Returns the address of a nation's flag by FIFA code. Its response can be cached forever. */
export function flagAddress(nation: string): string {
  return `/art/flag/${nation}.svg?v=${FLAGS_EDITION}`;
}
