import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { ATTEMPTS } from '../rules/fut-wordle.ts';
import { type Mark, marksOf } from '../rules/marks.ts';
import css from './Board.module.css';
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
  /** Called for Escape. */
  onLeave?(): void;
}

/** The guesses as a grid for screen readers. Arrow keys move between letters. */
export function Board({ answer, guesses, rows = ATTEMPTS, draft = '', turning = false, onLeave }: BoardProps) {
  const t = useTexts();
  const { motion } = usePlatform();
  const [focused, setFocused] = useState(0);
  const length = answer.length;

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return onLeave?.();
    const next = cellTowards(event.key, focused, length, rows);
    if (next === undefined) return;
    event.preventDefault();
    setFocused(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=gridcell]')[next]?.focus();
  }

  return (
    <div
      className={css.board}
      style={{ '--letters': length } as CSSProperties}
      role="grid"
      aria-readonly="true"
      aria-label={t('board.label')}
      onKeyDown={walk}
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

function cellTowards(key: string, from: number, length: number, rows: number): number | undefined {
  const row = Math.floor(from / length);
  const column = from % length;
  if (key === 'ArrowLeft' && column > 0) return from - 1;
  if (key === 'ArrowRight' && column < length - 1) return from + 1;
  if (key === 'ArrowUp' && row > 0) return from - length;
  if (key === 'ArrowDown' && row < rows - 1) return from + length;
  return undefined;
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
