/**
 * First id of the sandbox, far above those of the real service. A site that switches to the real service can recognize
 * the sandbox's ids.
 */
export const FIRST_SANDBOX_ID = 1_500_000_000;

const BUNDLED = 100_000;
const CLUBS_WITHOUT_ID = 1_000_000;
const SPAN = 500_000_000;
const NATIONS = 600_000_000;

/** Returns the sandbox's id of a player outside the bundled data set. */
export function newcomerId(id: number): number {
  return FIRST_SANDBOX_ID + id;
}

/** Returns the sandbox's id of a player or coach of the bundled data set. */
export function bundledId(id: number): number {
  return FIRST_SANDBOX_ID + BUNDLED + id;
}

/** Returns an id for a club without one in the data set. It depends only on the name, so new clubs do not change it. */
export function clubIdByName(name: string): number {
  return FIRST_SANDBOX_ID + CLUBS_WITHOUT_ID + (hash(name) % SPAN);
}

/** Returns the sandbox's id of a national team. `index` is the nation's place in the data set. */
export function nationId(index: number): number {
  return FIRST_SANDBOX_ID + NATIONS + index;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
