import type { RowData, SortingState } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useAddress } from '../address/context.ts';
import type { Columns } from './features.ts';
import type { TableView } from './table-view.ts';

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

/** Returns the ids of the columns that can be sorted. */
function sortableIds<Row extends RowData>(columns: Columns<Row>): string[] {
  return columns.flatMap((column) => {
    if (column.enableSorting === false) return [];
    if ('accessorKey' in column) return [column.id ?? String(column.accessorKey)];
    return 'accessorFn' in column && column.id !== undefined ? [column.id] : [];
  });
}
