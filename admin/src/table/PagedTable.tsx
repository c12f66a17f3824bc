import { useTexts } from '@soccer-legends/game-sdk/react';
import type { Page } from '@soccer-legends/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { QueryView } from '../components/QueryView.tsx';
import { useFormat } from '../components/use-format.ts';
import { DataTable } from './DataTable.tsx';
import { Pager } from './Pager.tsx';
import type { RowsTable } from './features.ts';

export interface PagedTableProps<Row extends RowData> {
  table: RowsTable<Row>;
  /** The query for the page of rows. */
  query: UseQueryResult<Page<Row>>;
  label: string;
  /** Replaces the message of an error. */
  failure?: ReactNode;
  /** Shown instead of a table without rows. */
  empty: ReactNode;
}

/** A table with pages from the server, its number of rows, and page buttons. */
export function PagedTable<Row extends RowData>({ table, query, label, failure, empty }: PagedTableProps<Row>) {
  const t = useTexts();
  const { number } = useFormat();
  return (
    <QueryView query={query} failure={failure}>
      {({ total }) =>
        total === 0 ? (
          empty
        ) : (
          <>
            <DataTable table={table} label={label} isStale={query.isPlaceholderData} />
            <Pager
              table={table}
              summary={(from, to, all) => t('table.shown', { from: number(from), to: number(to), total: number(all) })}
            />
          </>
        )
      }
    </QueryView>
  );
}
