import { useTexts } from '@soccer-legends/game-sdk/react';
import type { Header, Row as TableRow, RowData } from '@tanstack/react-table';
import { moveByArrowKeys } from '../components/arrow-keys.ts';
import { ScrollRegion } from '../components/ScrollRegion.tsx';
import css from './DataTable.module.css';
import type { ColumnStyle, Features, RowsTable } from './columns.tsx';

export interface DataTableProps<Row extends RowData> {
  table: RowsTable<Row>;
  /** Accessible name of the scrollable region. */
  label: string;
  /** Whether the rows are outdated while others load. */
  isStale?: boolean;
  rowClass?(row: Row): string | undefined;
}

export function DataTable<Row extends RowData>({ table, label, isStale = false, rowClass }: DataTableProps<Row>) {
  return (
    <ScrollRegion label={label} className={css.scroller} isStale={isStale}>
      <table className={css.table}>
        <thead>
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id}>
              {headers.map((header) => (
                <ColumnHeader key={header.id} table={table} header={header} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody onKeyDown={(event) => moveByArrowKeys(event, 'th[scope=row] button')}>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className={rowClass?.(row.original)}>
              <Cells table={table} row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function ColumnHeader<Row extends RowData>({
  table,
  header,
}: {
  table: RowsTable<Row>;
  header: Header<Features, Row>;
}) {
  const t = useTexts();
  const { column } = header;
  const sorted = column.getIsSorted();
  const text = <table.FlexRender header={header} />;
  if (!column.getCanSort()) {
    return (
      <th scope="col" className={classOf(column.columnDef.meta)}>
        {text}
      </th>
    );
  }
  return (
    <th
      scope="col"
      className={classOf(column.columnDef.meta)}
      aria-sort={sorted === false ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}
    >
      <button type="button" className={css.sort} title={t('table.sort')} onClick={column.getToggleSortingHandler()}>
        {text}
        <span aria-hidden="true" className={css.arrow}>
          {sorted === false ? '↕' : sorted === 'asc' ? '↑' : '↓'}
        </span>
      </button>
    </th>
  );
}

function Cells<Row extends RowData>({ table, row }: { table: RowsTable<Row>; row: TableRow<Features, Row> }) {
  return row.getVisibleCells().map((cell) => {
    const { meta } = cell.column.columnDef;
    const content = <table.FlexRender cell={cell} />;
    return meta?.rowHeader ? (
      <th key={cell.id} scope="row" className={classOf(meta)}>
        {content}
      </th>
    ) : (
      <td key={cell.id} className={classOf(meta)}>
        {content}
      </td>
    );
  });
}

function classOf({ numeric, prose, compact, select }: ColumnStyle = {}): string {
  const classes = [numeric && css.numeric, prose && css.prose, compact && css.compact, select && css.select];
  return classes.filter(Boolean).join(' ');
}
