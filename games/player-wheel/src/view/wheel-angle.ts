/** Whole turns before the wheel stops. */
const TURNS = 6;

/** Returns the angle of one segment in degrees. */
export function segmentAngle(places: number): number {
  return 360 / places;
}

/** Returns the angle of the wheel, in degrees, at which a place is under the pointer. */
export function restingAngle(place: number, places: number): number {
  return place === 0 ? 0 : 360 - segmentAngle(places) * place;
}

/** Returns the angle, in degrees, to which the wheel turns from 0 until a place is under the pointer. */
export function spinningAngle(place: number, places: number): number {
  return TURNS * 360 + restingAngle(place, places);
}
