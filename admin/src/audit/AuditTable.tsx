import type { AuditItem, AuditPage } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { CursorButtons } from '../table/CursorButtons.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { useLocalView } from '../table/use-local-view.ts';
import { useServerTable } from '../table/use-server-table.ts';
import { auditColumns } from './audit-columns.tsx';
import type { Turn } from '../table/use-page-cursor.ts';

interface AuditTableProps {
  page: AuditPage;
  isStale: boolean;
  onOpen(item: AuditItem): void;
  onTurn: Turn;
}

/** One page of the log, with buttons for newer and older entries. The log has no page numbers. */
export function AuditTable({ page, isStale, onOpen, onTurn }: AuditTableProps) {
  const t = useTexts();
  const { items } = page;
  const [columns] = useState(() => auditColumns(onOpen));
  const view = useLocalView();
  const pageSize = Math.max(1, items.length);
  const rows = { items, total: items.length, page: 1, pageSize };
  const table = useServerTable({ columns, page: rows, pageSize, view, sortable: false });
  return (
    <>
      <DataTable table={table} label={t('audit.title')} isStale={isStale} />
      <CursorButtons page={page} onTurn={onTurn} />
    </>
  );
}
