import type { SyncCapacity } from '@soccer-legends/contracts';

/** Returns the estimated minutes of a run for a number of players. */
export function minutesFor(
  players: number,
  { callsPerPlayer, secondsPerCall }: Pick<SyncCapacity, 'callsPerPlayer' | 'secondsPerCall'>,
): number {
  return Math.ceil((players * callsPerPlayer * secondsPerCall) / 60);
}

/** Returns how many players an update includes: as many as today's calls suffice for. */
export function playersToUpdate({
  currentPlayers,
  callsPerPlayer,
  rateLimits: { dailyRemaining },
}: Pick<SyncCapacity, 'currentPlayers' | 'callsPerPlayer' | 'rateLimits'>): number {
  return dailyRemaining === null
    ? currentPlayers
    : Math.min(currentPlayers, Math.floor(dailyRemaining / callsPerPlayer));
}
