import { useTexts } from '@soccer-legends/game-sdk/react';
import type { CSSProperties } from 'react';
import type { Mark } from '../rules/marks.ts';
import { MARK_SIGN } from './mark-sign.ts';
import css from './Tile.module.css';

interface TileProps {
  row: number;
  column: number;
  letter: string | undefined;
  mark: Mark | undefined;
  turns: boolean;
  reachable: boolean;
}

/** A letter of the board with its mark. `row` and `column` count from 0. */
export function Tile({ row, column, letter, mark, turns, reachable }: TileProps) {
  const t = useTexts();
  const place = { row: row + 1, place: column + 1 };
  const announced = [letter, mark && t(`marks.${mark}`)].filter(Boolean).join(', ');
  return (
    <div
      role="gridcell"
      tabIndex={reachable ? 0 : -1}
      className={[css.tile, letter && css.filled, mark && css[mark], turns && css.turns].filter(Boolean).join(' ')}
      style={{ '--column': column } as CSSProperties}
      aria-label={letter ? t('board.cell', { ...place, announced }) : t('board.emptyCell', place)}
    >
      {letter}
      {mark && <span className={css.sign}>{MARK_SIGN[mark]}</span>}
    </div>
  );
}
