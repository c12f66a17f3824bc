import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { arrowKeyTarget, useGridFocus } from '@soccer-legends/ui';
import type { CSSProperties } from 'react';
import { ATTEMPTS } from '../rules/fut-wordle.ts';
import { marksOf, type Mark } from '../rules/marks.ts';
import css from './Letters.module.css';
import { MARK_SIGN } from './mark-sign.ts';

export interface BoardProps {
  answer: string;
  guesses: readonly string[];
  /** `ATTEMPTS` by default. */
  rows?: number;
  /** Letters of the guess that is being typed, shown in the next row. */
  draft?: string;
  /** Whether the marks of the last guess appear one by one. */
  turning?: boolean;
  onLeave?(): void;
}

/** The guesses as a grid for screen readers. Arrow keys move between letters. */
export function Board({ answer, guesses, rows = ATTEMPTS, draft = '', turning = false, onLeave }: BoardProps) {
  const t = useTexts();
  const { motion } = usePlatform();
  const length = answer.length;
  const targetOf = (key: string, from: number) => arrowKeyTarget(key, from, length, length * rows);
  const { focused, onKeyDown } = useGridFocus(targetOf, '[role=gridcell]');

  return (
    <div
      className={css.board}
      translate="no"
      style={{ '--letters': length } as CSSProperties}
      role="grid"
      aria-readonly="true"
      aria-label={t('board.label')}
      onKeyDown={(event) => (event.key === 'Escape' ? onLeave?.() : onKeyDown(event))}
    >
      {Array.from({ length: rows }, (_, row) => {
        const guess = guesses[row];
        const letters = guess ?? (row === guesses.length ? draft : '');
        const marks = guess === undefined ? [] : marksOf(guess, answer);
        const turns = turning && motion && row === guesses.length - 1;
        const reachable = Math.floor(focused / length) === row ? focused % length : undefined;
        return <BoardRow key={row} row={row} letters={letters} {...{ length, marks, turns, reachable }} />;
      })}
    </div>
  );
}

interface BoardRowProps {
  row: number;
  length: number;
  letters: string;
  marks: readonly Mark[];
  turns: boolean;
  reachable: number | undefined;
}

function BoardRow({ row, length, letters, marks, turns, reachable }: BoardRowProps) {
  return (
    <div role="row" className={css.row}>
      {Array.from({ length }, (_, column) => (
        <Tile
          key={column}
          row={row}
          column={column}
          letter={letters[column]}
          mark={marks[column]}
          turns={turns}
          reachable={column === reachable}
        />
      ))}
    </div>
  );
}

interface TileProps {
  row: number;
  column: number;
  letter: string | undefined;
  mark: Mark | undefined;
  turns: boolean;
  reachable: boolean;
}

/** A letter of the board with its mark. `row` and `column` count from 0. */
function Tile({ row, column, letter, mark, turns, reachable }: TileProps) {
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
