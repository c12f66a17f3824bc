const TURNS = 6;

/** Returns the angle of one segment in degrees. */
export function segmentAngle(places: number): number {
  return 360 / places;
}

/** Returns the rotation of the wheel, in degrees, that places this segment under the pointer. */
export function restingAngle(place: number, places: number): number {
  return place === 0 ? 0 : 360 - segmentAngle(places) * place;
}

/** Returns the final rotation of a spin that starts at 0, in degrees. */
export function spinningAngle(place: number, places: number): number {
  return TURNS * 360 + restingAngle(place, places);
}
