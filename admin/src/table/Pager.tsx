import { useTexts } from '@soccer-legends/game-sdk/react';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { SmallButton } from '../components/SmallButton.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { RowsTable } from './columns.tsx';
import layout from '../components/layout.module.css';
import css from './Pager.module.css';

export interface PagerProps<Row extends RowData> {
  table: RowsTable<Row>;
  /** Text about the rows of this page; `from` and `to` count from 1. */
  summary?: ((from: number, to: number, total: number) => ReactNode) | undefined;
}

/** The summary and page buttons of a table. Hides the buttons if all rows fit on one page. */
export function Pager<Row extends RowData>({ table, summary }: PagerProps<Row>) {
  const t = useTexts();
  const { pageIndex, pageSize } = table.state.pagination;
  const total = table.getRowCount();
  const from = pageIndex * pageSize + 1;
  const shown = summary?.(Math.min(from, total), Math.min(total, from + pageSize - 1), total);
  return (
    <div className={css.pager}>
      {shown && <p className={layout.note}>{shown}</p>}
      <ColumnMenu table={table} />
      {total > pageSize && (
        <nav className={css.pages} aria-label={t('table.pages')}>
          <SmallButton disabled={!table.getCanPreviousPage()} onClick={() => table.previousPage()}>
            {t('table.previous')}
          </SmallButton>
          {pageButtons(pageIndex, table.getPageCount()).map((page) => (
            <SmallButton
              key={page}
              className={page === pageIndex ? css.current : undefined}
              aria-label={t('table.page', { page: page + 1 })}
              aria-current={page === pageIndex ? 'page' : undefined}
              onClick={() => table.setPageIndex(page)}
            >
              {page + 1}
            </SmallButton>
          ))}
          <SmallButton disabled={!table.getCanNextPage()} onClick={() => table.nextPage()}>
            {t('table.next')}
          </SmallButton>
        </nav>
      )}
    </div>
  );
}

const MAX_BUTTONS = 5;

/** Returns the page indexes (from 0) of the page buttons: at most five, around the current page. */
export function pageButtons(current: number, pageCount: number): number[] {
  const count = Math.min(MAX_BUTTONS, pageCount);
  const first = Math.max(0, Math.min(current - Math.floor(MAX_BUTTONS / 2), pageCount - count));
  return Array.from({ length: count }, (_, index) => first + index);
}
