const SECONDS_PER_NEW_PLAYER = 5;
const SECONDS_PER_UPDATE = 10;

/** Estimated minutes of a run that adds players. */
export const minutesForNew = (count: number): number => Math.ceil((count * SECONDS_PER_NEW_PLAYER) / 60);

/** Estimated minutes of an update of all players. */
export const minutesForUpdate = (players: number): number => Math.ceil((players * SECONDS_PER_UPDATE) / 60);
