import { fold } from '@soccer-legends/contracts';
import type { Player } from './facts.ts';

/** Returns the players by folded name and full name. Namesakes are in the order of the data set. */
export function playersByName(players: readonly Player[]): ReadonlyMap<string, readonly Player[]> {
  const found = new Map<string, Player[]>();
  for (const player of players) {
    for (const name of new Set([player.name, player.fullName ?? player.name].map(fold))) {
      found.set(name, [...(found.get(name) ?? []), player]);
    }
  }
  return found;
}
