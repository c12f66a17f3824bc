import { DragOverlay, useDndContext } from '@dnd-kit/core';
import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import css from './Carried.module.css';
import { cellOfId } from './cell-id.ts';
import { Sticker } from './Sticker.tsx';
import { useCellNames } from './use-cell-names.ts';

/** The dragged player, enlarged, and the cell where a drop would place the player. */
export function Carried({ puzzle }: { puzzle: PlayerGridPuzzle }) {
  const t = useTexts();
  const { motion } = usePlatform();
  const { active, over } = useDndContext();
  const namesOf = useCellNames(puzzle);
  const player = puzzle.players.find(({ id }) => id === active?.id);
  const cell = cellOfId(over?.id);
  return (
    <DragOverlay className={css.layer} dropAnimation={null} {...(!motion && { transition: 'none' })}>
      {player && (
        <div className={css.carried} aria-hidden="true">
          <Sticker player={player} width={56} />
          {cell !== undefined && <span className={css.place}>{t('crossing', namesOf(cell))}</span>}
        </div>
      )}
    </DragOverlay>
  );
}
