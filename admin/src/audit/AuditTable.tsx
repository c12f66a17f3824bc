import type { AuditItem, AuditPage } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { createColumnHelper, useTable } from '@tanstack/react-table';
import { features, type Features, timeCell, titled } from '../table/columns.tsx';
import { useState } from 'react';
import layout from '../components/layout.module.css';
import { NameButton } from '../components/NameButton.tsx';
import { ColumnMenu } from '../table/ColumnMenu.tsx';
import { CursorButtons } from '../table/CursorButtons.tsx';
import { DataTable } from '../table/DataTable.tsx';
import type { Turn } from '../table/use-page-cursor.ts';
import { useColumnChoice } from '../table/use-column-choice.ts';
import { Outcome } from './Outcome.tsx';
import { useActionText } from './use-action-text.ts';

const column = createColumnHelper<Features, AuditItem>();

interface AuditTableProps {
  page: AuditPage;
  isStale: boolean;
  onOpen(item: AuditItem): void;
  onTurn: Turn;
}

/** One page of the log, with buttons for newer and older entries. The log has no page numbers. */
export function AuditTable({ page, isStale, onOpen, onTurn }: AuditTableProps) {
  const t = useTexts();
  const [columns] = useState(() => auditColumns(onOpen));
  const { columnVisibility, onColumnVisibilityChange } = useColumnChoice(columns, 'audit');
  const table = useTable({
    ...{ features, columns, data: page.items, manualPagination: true, enableSorting: false },
    state: { columnVisibility },
    onColumnVisibilityChange,
  });
  return (
    <>
      <DataTable table={table} label={t('audit.title')} isStale={isStale} />
      <div className={layout.row}>
        <ColumnMenu table={table} />
        <CursorButtons page={page} onTurn={onTurn} />
      </div>
    </>
  );
}

function ActionText({ action }: { action: string }) {
  return useActionText()(action);
}

function auditColumns(onOpen: (item: AuditItem) => void) {
  return column.columns([
    column.accessor('at', { header: titled('audit.at'), cell: timeCell }),
    column.accessor('action', {
      header: titled('audit.action'),
      meta: { rowHeader: true },
      cell: ({ getValue, row: { original } }) => (
        <NameButton onClick={() => onOpen(original)}>
          <ActionText action={getValue()} />
        </NameButton>
      ),
    }),
    column.accessor('target', {
      header: titled('audit.target'),
      meta: { wideOnly: true },
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
    }),
    column.accessor('actor', { header: titled('audit.actor'), meta: { wideOnly: true } }),
    column.accessor('outcome', {
      header: titled('audit.outcome'),
      cell: ({ getValue }) => <Outcome outcome={getValue()} />,
    }),
  ]);
}
