const SECONDS_PER_NEW_PLAYER = 5;
const SECONDS_PER_UPDATE = 10;

/** Minutes that a run for new players is expected to take. */
export const minutesForNew = (count: number): number => Math.ceil((count * SECONDS_PER_NEW_PLAYER) / 60);

/** Minutes that an update of everybody is expected to take. */
export const minutesForUpdate = (players: number): number => Math.ceil((players * SECONDS_PER_UPDATE) / 60);
