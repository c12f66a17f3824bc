import { DEFAULT_PAGE_SIZE } from '@soccer-legends/contracts';
import type { PaginationState, SortingState, Updater, RowData } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useAddress } from '../address/context.ts';
import { useColumnChoice } from './use-column-choice.ts';
import { columnId, type Columns } from './columns.tsx';

/** The search, sort order and page of a table, with functions that change them. */
export interface TableView {
  /** Empty without a search. */
  search: string;
  sorting: SortingState;
  /** Counts from 0. May be beyond the last page. */
  pageIndex: number;
  /** Returns to the first page. */
  setSearch(text: string): void;
  /** Returns to the first page. */
  setSorting(sorting: SortingState): void;
  setPageIndex(pageIndex: number): void;
}

interface Shown<Row extends RowData> {
  columns: Columns<Row>;
  /** Name of the table. The choice of columns is stored under it. */
  name: string;
  pageSize: number;
  /** Number of rows on all pages. */
  total: number;
}

/** Returns the options of a table that shows a view and the chosen columns, and that reports changes of both. */
export function useTableOptions<Row extends RowData>(view: TableView, { columns, name, pageSize, total }: Shown<Row>) {
  const { sorting } = view;
  const { columnVisibility, onColumnVisibilityChange } = useColumnChoice(columns, name);
  // Rows may have been deleted since the page was opened.
  const lastIndex = Math.max(0, Math.ceil(total / pageSize) - 1);
  const pagination = { pageIndex: Math.min(view.pageIndex, lastIndex), pageSize };
  return {
    columns,
    state: { sorting, pagination, columnVisibility },
    onColumnVisibilityChange,
    onSortingChange: (change: Updater<SortingState>) =>
      view.setSorting(change instanceof Function ? change(sorting) : change),
    onPaginationChange: (change: Updater<PaginationState>) =>
      view.setPageIndex((change instanceof Function ? change(pagination) : change).pageIndex),
    // Refetching the rows must not return to the first page.
    autoResetPageIndex: false,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
  };
}

/** The query parameters for a page of a list that the server sorts. Without a sort order of the user, the server's. */
export function sortedPage(
  { sorting: [sort], pageIndex }: TableView,
  pageSize = DEFAULT_PAGE_SIZE,
): Record<string, string> {
  const order = sort ? { sort: sort.id, order: sort.desc ? 'desc' : 'asc' } : {};
  return { ...order, page: String(pageIndex + 1), pageSize: String(pageSize) };
}

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

/**
 * The view of a tab's table, kept in the address as `search`, `sort`, `order` and `page`. Invalid values are ignored,
 * because users can edit the address.
 * @param defaultSorting must be stable
 */
export function useAddressView<Row extends RowData>(columns: Columns<Row>, defaultSorting: SortingState): TableView {
  const { view, changeView } = useAddress();
  const { search = '', sort = '', order, page = '' } = view;
  return useMemo(
    () => ({
      search,
      sorting: sortableIds(columns).includes(sort) ? [{ id: sort, desc: order === 'desc' }] : defaultSorting,
      pageIndex: /^[1-9]\d{0,5}$/.test(page) ? Number(page) - 1 : 0,
      setSearch: (text) =>
        // A search adds one history entry, not one for each letter.
        changeView({ search: text, page: '' }, search !== ''),
      setSorting: ([first]) =>
        changeView({ sort: first?.id ?? '', order: first?.desc ? 'desc' : first ? 'asc' : '', page: '' }),
      setPageIndex: (index) => changeView({ page: index === 0 ? '' : String(index + 1) }),
    }),
    [columns, defaultSorting, changeView, search, sort, order, page],
  );
}

function sortableIds<Row extends RowData>(columns: Columns<Row>): string[] {
  return columns.flatMap((column) => {
    if (column.enableSorting === false) return [];
    const isSorted = 'accessorKey' in column || 'accessorFn' in column;
    return isSorted ? [columnId(column)] : [];
  });
}
