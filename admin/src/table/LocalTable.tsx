import { DEFAULT_PAGE_SIZE, fold, type Language } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useTable, type RowData } from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { Empty } from '../components/QueryView.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { features, type Columns } from './columns.tsx';
import { Pager, type PagerProps } from './Pager.tsx';
import { useTableOptions, type TableView } from './table-view.ts';

export interface LocalTableProps<Row extends RowData>
  extends Omit<DataTableProps<Row>, 'table'>, Pick<PagerProps<Row>, 'summary'> {
  columns: Columns<Row>;
  rows: readonly Row[];
  view: TableView;
  pageSize?: number;
  /** The texts of a row that the search looks through, without accents and case. Must be stable. */
  searched?(row: Row): readonly (string | null)[];
  /** Shown instead of a table without rows. The default says that nothing matches the search. */
  empty?: ReactNode;
  /** Language of the table's texts, if it differs from the page's. */
  lang?: Language;
}

/** A table with all rows in the browser, which searches, sorts and pages them. */
export function LocalTable<Row extends RowData>({
  columns,
  rows,
  view,
  pageSize = DEFAULT_PAGE_SIZE,
  searched,
  empty,
  lang,
  summary,
  ...table
}: LocalTableProps<Row>) {
  const t = useTexts();
  const text = fold(view.search);
  const data = useMemo(
    () => (searched ? rows.filter((row) => searched(row).some((part) => fold(part ?? '').includes(text))) : rows),
    [rows, searched, text],
  );
  const shown = useTable({
    features,
    data,
    defaultColumn: { sortFn: 'natural' },
    ...useTableOptions(view, { columns, name: table.label, pageSize, total: data.length }),
  });
  if (rows.length === 0 && empty !== undefined) return empty;
  if (data.length === 0) return <Empty>{t('table.noMatch')}</Empty>;
  return (
    <div lang={lang}>
      <DataTable table={shown} {...table} />
      <Pager table={shown} summary={summary} />
    </div>
  );
}
