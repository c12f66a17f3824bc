import { useTexts } from '@soccer-legends/game-sdk/react';
import type { RowData } from '@tanstack/react-table';
import { createElement, useState, type ComponentType } from 'react';
import css from './ColumnMenu.module.css';
import type { RowsTable } from './columns.tsx';

/** A table with fewer columns that could be hidden has no menu. */
const MIN_COLUMNS = 4;

/** A menu that shows and hides columns. The row header always stays. */
export function ColumnMenu<Row extends RowData>({ table }: { table: RowsTable<Row> }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const columns = table.getAllLeafColumns().filter((column) => {
    const { header, meta } = column.columnDef;
    return header && !meta?.rowHeader && column.getCanHide();
  });
  if (columns.length < MIN_COLUMNS) return null;
  return (
    <details className={css.menu} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('table.columns')}</summary>
      <div className={css.columns}>
        {(isOpen ? columns : []).map((column) => {
          const { header } = column.columnDef;
          return (
            <label key={column.id}>
              <input type="checkbox" checked={column.getIsVisible()} onChange={() => column.toggleVisibility()} />
              {typeof header === 'string' ? header : createElement(header as ComponentType)}
            </label>
          );
        })}
      </div>
    </details>
  );
}
