import type { SyncCapacity } from '@soccer-legends/contracts';

/** Estimated seconds, until the server has measured syncs. */
const SECONDS_PER_NEW_PLAYER = 5;
const SECONDS_PER_UPDATE = 10;

/** Returns the estimated minutes of a run that adds players. */
export function minutesForNew(players: number, { secondsPerPlayer }: Pick<SyncCapacity, 'secondsPerPlayer'>): number {
  return Math.ceil((players * (secondsPerPlayer ?? SECONDS_PER_NEW_PLAYER)) / 60);
}

/** Returns the estimated minutes of an update, which includes as many players as today's remaining calls allow. */
export function minutesForUpdate({
  currentPlayers,
  callsPerPlayer,
  secondsPerPlayer,
  rateLimits: { dailyRemaining },
}: Pick<SyncCapacity, 'currentPlayers' | 'callsPerPlayer' | 'secondsPerPlayer' | 'rateLimits'>): number {
  if (secondsPerPlayer === null) return Math.ceil((currentPlayers * SECONDS_PER_UPDATE) / 60);
  const most = dailyRemaining === null ? currentPlayers : Math.floor(dailyRemaining / callsPerPlayer);
  return Math.ceil((Math.min(currentPlayers, most) * secondsPerPlayer) / 60);
}
