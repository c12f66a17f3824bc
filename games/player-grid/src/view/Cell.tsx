import { useDroppable } from '@dnd-kit/core';
import type { PlayerGridPlayer } from '@soccer-legends/game-sdk/data';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { VisuallyHidden } from '@soccer-legends/ui';
import { idOfCell } from './cell-id.ts';
import css from './Cell.module.css';
import { Sticker } from './Sticker.tsx';

export interface CellProps {
  /** Counts from 0, row by row. */
  cell: number;
  names: { country: string; club: string };
  player: PlayerGridPlayer | undefined;
  picked: boolean;
  /** Whether the whole grid is correct. */
  solved: boolean;
  /** Whether the tab key reaches it, which is so for one cell of the grid. */
  reachable: boolean;
  onPress(): void;
}

/** An occupied cell accepts drops in order to explain that it is occupied. */
export function Cell({ cell, names, player, picked, solved, reachable, onPress }: CellProps) {
  const t = useTexts();
  const id = idOfCell(cell);
  const { setNodeRef, isOver } = useDroppable({ id });
  const look = [
    css.cell,
    player && css.filled,
    picked && css.picked,
    isOver && (player ? css.taken : css.over),
    solved && css.solved,
  ];
  return (
    <td ref={setNodeRef} data-cell={id}>
      <button
        type="button"
        className={look.filter(Boolean).join(' ')}
        tabIndex={reachable ? 0 : -1}
        aria-pressed={player ? undefined : picked}
        onClick={onPress}
      >
        <VisuallyHidden>
          {player ? t('playerGrid.filledCell', { ...names, name: player.name }) : t('playerGrid.emptyCell', names)}
        </VisuallyHidden>
        {player && (
          <span aria-hidden="true">
            <Sticker player={player} width={27} solved={solved} />
          </span>
        )}
      </button>
    </td>
  );
}
