import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Icon, VisuallyHidden } from '@soccer-legends/ui';
import { rightCells, type Placements } from '../rules/placements.ts';
import css from './FinishedGrid.module.css';
import { GridTable } from './GridTable.tsx';
import { Sticker } from './Sticker.tsx';

export interface FinishedGridProps {
  puzzle: PlayerGridPuzzle;
  title: string;
  /** The players to show. */
  cells: Placements;
  /** The players whom the visitor placed. */
  placed: Placements;
}

/** A finished grid. Players whom the visitor placed have a mark. */
export function FinishedGrid({ puzzle, title, cells, placed }: FinishedGridProps) {
  const t = useTexts();
  const right = rightCells(puzzle, placed);
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      <GridTable puzzle={puzzle} label={title}>
        {(cell) => {
          const player = puzzle.players.find(({ id }) => id === cells[cell]);
          const isRight = right.includes(cell);
          const isPlaced = player !== undefined && player.id === placed[cell];
          return (
            <td key={cell}>
              <span className={isRight ? `${css.cell} ${css.right}` : css.cell}>
                {player && <Sticker player={player} solved />}
                {isPlaced && (
                  <span className={isRight ? undefined : css.wrong}>
                    <Icon name={isRight ? 'check' : 'cross'} size={18} />
                    <VisuallyHidden>{t(isRight ? 'playerGrid.wasRight' : 'playerGrid.wasWrong')}</VisuallyHidden>
                  </span>
                )}
              </span>
            </td>
          );
        }}
      </GridTable>
    </section>
  );
}
