import type { AuditItem, AuditPage } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { SmallButton } from '../components/SmallButton.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { useLocalView } from '../table/use-local-view.ts';
import { useServerTable } from '../table/use-server-table.ts';
import { auditColumns } from './audit-columns.tsx';
import css from './AuditTable.module.css';
import type { AuditView } from './use-audit-filter.ts';

interface AuditTableProps {
  page: AuditPage;
  isStale: boolean;
  onOpen(item: AuditItem): void;
  onTurn: AuditView['turn'];
}

/** One page of the log, with buttons for newer and older entries. The log has no page numbers. */
export function AuditTable({ page: { items, newer, older }, isStale, onOpen, onTurn }: AuditTableProps) {
  const t = useTexts();
  const [columns] = useState(() => auditColumns(onOpen));
  const view = useLocalView();
  const pageSize = Math.max(1, items.length);
  const rows = { items, total: items.length, page: 1, pageSize };
  const table = useServerTable({ columns, page: rows, pageSize, view, sortable: false });
  return (
    <>
      <DataTable table={table} label={t('audit.title')} isStale={isStale} />
      {(newer !== null || older !== null) && (
        <nav className={css.pages} aria-label={t('table.pages')}>
          <SmallButton disabled={newer === null} onClick={() => onTurn(undefined)}>
            {t('audit.newest')}
          </SmallButton>
          <SmallButton disabled={newer === null} onClick={() => newer !== null && onTurn({ after: newer })}>
            {t('audit.newer')}
          </SmallButton>
          <SmallButton disabled={older === null} onClick={() => older !== null && onTurn({ before: older })}>
            {t('audit.older')}
          </SmallButton>
        </nav>
      )}
    </>
  );
}
