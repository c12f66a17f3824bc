import type { ReactNode } from 'react';

export interface PlainTableProps {
  className?: string | undefined;
  headers: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Whether the first cell of each row is its header. */
  hasRowHeaders?: boolean;
}

/** A table without sorting or pages. */
export function PlainTable({ className, headers, rows, hasRowHeaders = true }: PlainTableProps) {
  return (
    <table className={className}>
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
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) =>
              column === 0 && hasRowHeaders ? (
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={column}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
