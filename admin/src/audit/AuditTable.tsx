import type { AuditItem, AuditPage } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { createColumnHelper, useTable } from '@tanstack/react-table';
import { useState } from 'react';
import { NameButton } from '../components/NameButton.tsx';
import { Text } from '../components/Text.tsx';
import { Time } from '../components/Time.tsx';
import { CursorButtons } from '../table/CursorButtons.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { features, type Features } from '../table/features.ts';
import type { Turn } from '../table/use-page-cursor.ts';
import { Outcome } from './Outcome.tsx';

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
  const table = useTable({ features, columns, data: page.items, manualPagination: true, enableSorting: false });
  return (
    <>
      <DataTable table={table} label={t('audit.title')} isStale={isStale} />
      <CursorButtons page={page} onTurn={onTurn} />
    </>
  );
}

function auditColumns(onOpen: (item: AuditItem) => void) {
  return column.columns([
    column.accessor('at', {
      header: () => <Text name="audit.at" />,
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
    column.accessor('action', {
      header: () => <Text name="audit.action" />,
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => <NameButton onClick={() => onOpen(original)}>{original.action}</NameButton>,
    }),
    column.accessor('target', {
      header: () => <Text name="audit.target" />,
      meta: { wideOnly: true },
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
    }),
    column.accessor('actor', { header: () => <Text name="audit.actor" />, meta: { wideOnly: true } }),
    column.accessor('outcome', {
      header: () => <Text name="audit.outcome" />,
      cell: ({ getValue }) => <Outcome outcome={getValue()} />,
    }),
  ]);
}
