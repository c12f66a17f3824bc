import { useTexts } from '@soccer-legends/game-sdk/react';
import { DEFAULT_PAGE_SIZE, type Page } from '@soccer-legends/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTable, type RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { QueryView } from '../components/QueryView.tsx';
import { useFormat } from '../locales/use-format.ts';
import { DataTable } from './DataTable.tsx';
import { features, type Columns, type Features, type RowsTable } from './columns.tsx';
import { Pager } from './Pager.tsx';
import { useTableOptions, type TableView } from './table-view.ts';
import type { RowSelection } from './use-row-selection.ts';

export interface PagedTableProps<Row extends RowData> {
  columns: Columns<Row>;
  view: TableView;
  query: UseQueryResult<Page<Row>>;
  pageSize?: number;
  /** Whether the server can sort. */
  sortable?: boolean;
  label: string;
  /** For a table whose columns begin with `selectColumn`. */
  selection?: RowSelection<Row>;
  /** Replaces the message of an error. */
  failure?: ReactNode;
  /** Shown instead of a table without rows. */
  empty: ReactNode;
}

/** A table that the server sorts and pages: the current page, the number of rows, and page buttons. */
export function PagedTable<Row extends RowData>(props: PagedTableProps<Row>) {
  const { query, label, failure, empty } = props;
  const t = useTexts();
  const { number } = useFormat();
  const table = usePagedTable(props);
  const summary = (from: number, to: number, all: number): string =>
    t('table.shown', { from: number(from), to: number(to), total: number(all) });
  return (
    <QueryView query={query} failure={failure}>
      {({ total }) =>
        total === 0 ? (
          empty
        ) : (
          <>
            <DataTable table={table} label={label} isStale={query.isPlaceholderData} />
            <Pager table={table} summary={summary} />
          </>
        )
      }
    </QueryView>
  );
}

const NO_ROWS: readonly never[] = [];

function usePagedTable<Row extends RowData>(props: PagedTableProps<Row>): RowsTable<Row> {
  const { columns, view, query, pageSize = DEFAULT_PAGE_SIZE, sortable = true, selection, label } = props;
  const { items = NO_ROWS, total = 0 } = query.data ?? {};
  const { state, ...options } = useTableOptions(view, { columns, name: label, pageSize, total });
  return useTable<Features, Row>({
    features,
    data: items,
    rowCount: total,
    manualPagination: true,
    manualSorting: true,
    enableSorting: sortable,
    ...options,
    ...selection?.options,
    state: { ...state, ...selection?.state },
  });
}
