import type { SyncCapacity } from '@soccer-legends/contracts';

/** Estimated seconds, until the server has measured syncs. */
const SECONDS_PER_NEW_PLAYER = 5;
const SECONDS_PER_UPDATE = 10;

export function minutesForNew(players: number, { secondsForNew }: Pick<SyncCapacity, 'secondsForNew'>): number {
  return minutes(secondsForNew?.[players - 1] ?? players * SECONDS_PER_NEW_PLAYER);
}

/** Returns the estimated minutes of an update of all players for whom today's calls suffice. */
export function minutesForUpdate({
  currentPlayers,
  secondsForUpdate,
}: Pick<SyncCapacity, 'currentPlayers' | 'secondsForUpdate'>): number {
  return minutes(secondsForUpdate ?? currentPlayers * SECONDS_PER_UPDATE);
}

function minutes(seconds: number): number {
  return Math.ceil(seconds / 60);
}
