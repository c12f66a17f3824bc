import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Carried } from '@soccer-legends/ui/drag';
import css from './CarriedPlayer.module.css';
import { Sticker } from './Sticker.tsx';
import { useCellNames } from './use-cell-names.ts';

/** The dragged player, enlarged, and the cell where a drop would place the player. */
export function CarriedPlayer({ puzzle }: { puzzle: PlayerGridPuzzle }) {
  const t = useTexts();
  const namesOf = useCellNames(puzzle);
  return (
    <Carried>
      {(item, cell) => (
        <div className={css.carried}>
          <Sticker player={puzzle.players.find(({ id }) => id === item)!} width={56} />
          {cell !== undefined && <span className={css.place}>{t('crossing', namesOf(cell))}</span>}
        </div>
      )}
    </Carried>
  );
}
