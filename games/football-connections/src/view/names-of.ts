import type { ConnectionsPlayer } from '@soccer-legends/game-sdk/data';

export function namesOf(ids: readonly number[], players: readonly ConnectionsPlayer[]): string {
  return ids.flatMap((id) => players.filter((player) => player.id === id).map(({ name }) => name)).join(', ');
}
