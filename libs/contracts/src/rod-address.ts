/** Version of the drawn rods; after a change, the test of the rods prints the new value. */
export const RODS_EDITION = '56b21719';

/** Ids of clubs whose kits are known everywhere and differ from each other: for a kit of the day. */
export const ROD_TEAMS = [
  90, 54, 220, 47, 87, 108, 151, 86, 141, 210, 25, 153, 83, 53, 223, 92, 40, 1, 67, 170,
] as const;

export interface RodOptions {
  /** From 1 to 5. */
  men?: number;
  /** Arms raised, as after a win. */
  cheering?: boolean;
}

/** Returns the address of a table's rod with men in the kit of a club; it can be cached forever. */
export function rodAddress(team: number, { men = 5, cheering = false }: RodOptions = {}): string {
  return `/art/rod/${team}.svg?v=${RODS_EDITION}&men=${men}${cheering ? '&cheering=true' : ''}`;
}
