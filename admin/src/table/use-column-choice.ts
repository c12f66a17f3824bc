import type { ColumnVisibilityState, RowData, Updater } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useMediaQuery } from '../components/use-media-query.ts';
import { columnId, type Columns, type ColumnStyle } from './columns.tsx';

/** Windows of phones, where tables show fewer columns by default. */
export const NARROW = '(width < 640px)';

/**
 * Returns table options that show the chosen columns. By default, columns with `optional` are hidden, and on phones also those
 * with `wideOnly`.
 */
export function useColumnChoice<Row extends RowData>(columns: Columns<Row>, table: string) {
  const isNarrow = useMediaQuery(NARROW);
  const key = `sl:console-columns ${table}`;
  const [chosen, setChosen] = useState(() => storedChoice(key));
  const columnVisibility = useMemo(() => {
    const isShown = ({ wideOnly, optional }: ColumnStyle = {}): boolean => !optional && !(isNarrow && wideOnly);
    const shown = columns.map((column) => [columnId(column), isShown(column.meta)] as const);
    return { ...Object.fromEntries(shown), ...chosen };
  }, [columns, isNarrow, chosen]);
  return {
    columnVisibility,
    onColumnVisibilityChange(change: Updater<ColumnVisibilityState>): void {
      const next = change instanceof Function ? change(columnVisibility) : change;
      const changed = Object.entries(next).filter(([id, isShown]) => columnVisibility[id] !== isShown);
      const choice = { ...chosen, ...Object.fromEntries(changed) };
      setChosen(choice);
      storeChoice(key, choice);
    },
  };
}

function storedChoice(key: string): ColumnVisibilityState {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as ColumnVisibilityState;
  } catch {
    return {};
  }
}

/** If the storage is full or blocked, the choice lasts until the tab is closed. */
function storeChoice(key: string, choice: ColumnVisibilityState): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch (error) {
    console.warn('The choice of columns could not be stored', error);
  }
}
