import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { nameIn } from '../rules/placements.ts';
import type { Placement, PlayerGridState } from '../rules/state.ts';
import { useCellNames } from './use-cell-names.ts';
import type { Play } from './use-message.ts';

/** Which placements must be confirmed; `notDragged` are those by two presses or with keys. */
export type ConfirmWhen = 'notDragged' | 'always' | 'never';

export interface PlacingOptions {
  state: PlayerGridState;
  confirm: ConfirmWhen;
  send: Play;
  say(text: string): void;
}

/**
 * Returns the selected player or cell, the placement of both that must be confirmed first if the setting requires it,
 * and functions that place players by two presses in any order or by a drag.
 */
export function usePlacing({ state, confirm, send, say }: PlacingOptions) {
  const { puzzle, cells } = state;
  const t = useTexts();
  const namesOf = useCellNames(puzzle);
  const [picked, pick] = useState<Partial<Placement>>({});
  const asked = isPlacement(picked) ? picked : undefined;

  return { picked, asked, pressPlayer, pressCell, bring, place, release: () => pick({}), putBack };

  function pressPlayer(player: number): void {
    if (picked.cell !== undefined && !asked) return bring({ player, cell: picked.cell }, { dragged: false });
    if (picked.player === player && !asked) return putBack(player);
    pick({ player });
    say(t('pickedPlayer', { name: nameIn(puzzle, player) }));
  }

  function pressCell(cell: number): void {
    if (picked.player !== undefined) return bring({ player: picked.player, cell }, { dragged: false });
    if (cells[cell] !== null) return say(t('placedStay'));
    if (picked.cell === cell) return pick({});
    pick({ cell });
    say(t('pickedCell', namesOf(cell)));
  }

  function putBack(player: number): void {
    pick({});
    say(t('canceled', { name: nameIn(puzzle, player) }));
  }

  function bring(placement: Placement, { dragged }: { dragged: boolean }): void {
    const asks = confirm === 'always' || (confirm === 'notDragged' && !dragged);
    // An occupied cell is rejected without asking for confirmation.
    if (!asks || cells[placement.cell] !== null) return place(placement);
    pick(placement);
  }

  function place({ player, cell }: Placement): void {
    if (send({ kind: 'place', player, cell }) === undefined) pick({});
  }
}

function isPlacement(picked: Partial<Placement>): picked is Placement {
  return picked.player !== undefined && picked.cell !== undefined;
}
