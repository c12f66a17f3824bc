import type { RowSelectionState, Updater } from '@tanstack/react-table';
import { useState } from 'react';

export interface RowSelection<Row> {
  /** Ordered by time of selection. The rows may be on several pages. */
  selected: readonly Row[];
  clear(): void;
  state: { rowSelection: RowSelectionState };
  options: { getRowId(row: Row): string; onRowSelectionChange(change: Updater<RowSelectionState>): void };
}

/** Returns the selected rows of a table that loads one page at a time. */
export function useRowSelection<Row extends { id: number }>(page: readonly Row[]): RowSelection<Row> {
  const [selected, setSelected] = useState<readonly Row[]>([]);
  const rowSelection = Object.fromEntries(selected.map(({ id }) => [id, true as const]));
  return {
    selected,
    clear: () => setSelected([]),
    state: { rowSelection },
    options: {
      getRowId: ({ id }) => String(id),
      onRowSelectionChange(change) {
        const next = change instanceof Function ? change(rowSelection) : change;
        const added = page.filter(({ id }) => !(id in rowSelection));
        setSelected([...selected, ...added].filter(({ id }) => id in next));
      },
    },
  };
}
