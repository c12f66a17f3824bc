import type { ReactNode } from 'react';
import { ScrollRegion } from '../components/ScrollRegion.tsx';
import css from './FigureTable.module.css';

export interface FigureTableProps {
  label: string;
  headers: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[];
}

/** A small table without sorting or pages. It scrolls sideways if it does not fit. */
export function FigureTable({ label, headers, rows }: FigureTableProps) {
  return (
    <ScrollRegion label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
