import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import type { Placement, PlayerGridState } from '../rules/state.ts';
import type { CellNames } from './use-cell-names.ts';
import type { Play } from './use-message.ts';

/** Which placements must be confirmed; `notDragged` are those by two presses or with keys. */
export type ConfirmWhen = 'notDragged' | 'always' | 'never';

export interface PlacingOptions {
  state: PlayerGridState;
  confirm: ConfirmWhen;
  send: Play;
  say(text: string): void;
  /** Returns the name of a player of the pool, given by id. */
  nameOf(player: number): string;
  namesOf: CellNames;
}

/**
 * Returns the selected player or cell, the placement of both that must be confirmed first if the setting requires it,
 * and functions that place players by two presses in any order or by a drag.
 */
export function usePlacing({ state, confirm, send, say, nameOf, namesOf }: PlacingOptions) {
  const t = useTexts();
  const [picked, pick] = useState<Partial<Placement>>({});
  const { player: pickedPlayer, cell: pickedCell } = picked;
  const asked =
    pickedPlayer !== undefined && pickedCell !== undefined ? { player: pickedPlayer, cell: pickedCell } : undefined;

  return { picked, asked, pressPlayer, pressCell, bring, settle, pickUp, putBack };

  function pressPlayer(player: number): void {
    if (picked.cell !== undefined && !asked) return bring({ player, cell: picked.cell }, { dragged: false });
    if (picked.player === player && !asked) return putBack(player);
    pick({ player });
    say(t('playerGrid.pickedPlayer', { name: nameOf(player) }));
  }

  function pressCell(cell: number): void {
    if (picked.player !== undefined) return bring({ player: picked.player, cell }, { dragged: false });
    if (state.cells[cell] !== null) return say(t('playerGrid.placedStay'));
    if (picked.cell === cell) return pick({});
    pick({ cell });
    say(t('playerGrid.pickedCell', namesOf(cell)));
  }

  function settle(): void {
    if (asked) place(asked);
  }

  function pickUp(): void {
    pick({});
  }

  function putBack(player: number): void {
    pick({});
    say(t('playerGrid.canceled', { name: nameOf(player) }));
  }

  function bring(placement: Placement, { dragged }: { dragged: boolean }): void {
    const asks = confirm === 'always' || (confirm === 'notDragged' && !dragged);
    // An occupied cell is rejected without asking for confirmation.
    if (!asks || state.cells[placement.cell] !== null) return place(placement);
    pick(placement);
  }

  function place({ player, cell }: Placement): void {
    if (send({ kind: 'place', player, cell }) === undefined) pick({});
  }
}
