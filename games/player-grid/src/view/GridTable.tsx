import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { FittedName, TeamBadge } from '@soccer-legends/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import css from './GridTable.module.css';
import { useCellNames } from './use-cell-names.ts';

export interface GridTableProps {
  puzzle: PlayerGridPuzzle;
  label: string;
  /** Whether the grid is interactive with arrow keys, instead of a plain table. */
  interactive?: boolean;
  onKeyDown?(event: KeyboardEvent<HTMLTableElement>): void;
  /** Returns the table cell for a cell, counted from 0, row by row. */
  children(cell: number): ReactNode;
}

/** A grid with its countries above the columns and its clubs beside the rows. */
export function GridTable({ puzzle, label, interactive = false, onKeyDown, children }: GridTableProps) {
  const { countries, clubs, gridSize } = puzzle;
  const namesOf = useCellNames(puzzle);
  return (
    <table
      className={css.table}
      aria-label={label}
      {...(interactive && { role: 'grid' })}
      {...(onKeyDown && { onKeyDown })}
    >
      <thead>
        <tr>
          <td />
          {countries.map(({ id, flag }, column) => (
            <th key={id} scope="col">
              <span className={css.column}>
                {flag !== '' && <img className={css.flag} src={flag} alt="" width={36} height={24} />}
                <FittedName name={namesOf(column).country} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clubs.map(({ id, logo }, row) => (
          <tr key={id}>
            <th scope="row">
              <span className={css.header}>
                <FittedName name={namesOf(row * gridSize).club} />
                <TeamBadge name={namesOf(row * gridSize).club} logo={logo} size={24} />
              </span>
            </th>
            {countries.map((_, column) => children(row * gridSize + column))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
