import type { ConnectionsPlayer } from '@soccer-legends/game-sdk/data';

/** Returns the players' names with a remark about each, if any: "Kaká (2003–2009), Andrea Pirlo". */
export function namesOf(
  ids: readonly number[],
  players: readonly ConnectionsPlayer[],
  remarkOn: (id: number) => string | undefined = () => undefined,
): string {
  return ids
    .flatMap((id) => players.filter((player) => player.id === id))
    .map(({ id, name }) => {
      const remark = remarkOn(id);
      return remark === undefined ? name : `${name} (${remark})`;
    })
    .join(', ');
}
