/**
 * The sandbox numbers everything from here, far above the real service's ids: whoever changes to the real service can
 * tell which ids mean nothing there.
 */
export const FIRST_SANDBOX_ID = 1_500_000_000;

const BUNDLED = 100_000;
const CLUBS_WITHOUT_ID = 1_000_000;
const SPAN = 500_000_000;
const NATIONS = 600_000_000;

export function newcomerId(id: number): number {
  return FIRST_SANDBOX_ID + id;
}

export function bundledId(id: number): number {
  return FIRST_SANDBOX_ID + BUNDLED + id;
}

/** Clubs that have no id in the data set get one by their name, so that it stays when others come. */
export function clubIdByName(name: string): number {
  return FIRST_SANDBOX_ID + CLUBS_WITHOUT_ID + (hash(name) % SPAN);
}

export function nationId(place: number): number {
  return FIRST_SANDBOX_ID + NATIONS + place;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
