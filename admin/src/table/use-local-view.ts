import { useMemo, useState } from 'react';
import type { TableView } from './table-view.ts';

/** The view of a table inside another component, such as a dialog. It is not in the address. */
export function useLocalView(): TableView {
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<TableView['sorting']>([]);
  const [pageIndex, setPageIndex] = useState(0);
  return useMemo(
    () => ({
      search,
      sorting,
      pageIndex,
      setPageIndex,
      setSearch(text) {
        setSearch(text);
        setPageIndex(0);
      },
      setSorting(next) {
        setSorting(next);
        setPageIndex(0);
      },
    }),
    [search, sorting, pageIndex],
  );
}
