import type { PlayerGridPlayer } from '@soccer-legends/game-sdk/data';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the focused player leaves the pool: to the next player, or to Submit after the last. Returns
 * refs for both, and a function that focuses a player.
 */
export function usePoolFocus(players: readonly PlayerGridPlayer[]) {
  const list = useRef<HTMLUListElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const before = useRef(players);

  useEffect(() => {
    const gone = before.current.findIndex((player) => !players.includes(player));
    const returned = players.findIndex((player) => !before.current.includes(player));
    before.current = players;
    if (gone >= 0) focus(Math.min(gone, players.length - 1));
    // Submit may have had the focus, and disappears when the grid is no longer full.
    else if (returned >= 0 && document.activeElement === document.body) focus(returned);
  });

  return { list, submit, focusPlayer: (id: number) => focus(players.findIndex((player) => player.id === id)) };

  function focus(index: number): void {
    (list.current?.querySelectorAll('button')[index] ?? submit.current)?.focus();
  }
}
