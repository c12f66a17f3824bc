import type { AuditItem, Page } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useTable, type PaginationState } from '@tanstack/react-table';
import { useState } from 'react';
import { useRead } from '../http/use-read.ts';
import { Card } from '../parts/Card.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { RefreshButton } from '../parts/RefreshButton.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { features } from '../table/features.ts';
import { Pager } from '../table/Pager.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditDialog } from './AuditDialog.tsx';
import { ChainCheck } from './ChainCheck.tsx';
import { Sessions } from './Sessions.tsx';

const PAGE_SIZE = 25;
const NONE: readonly AuditItem[] = [];

export function AuditTab() {
  const t = useTexts();
  const [opened, open] = useState<AuditItem>();
  const [columns] = useState(() => auditColumns(open));
  const [pagination, setPagination] = useState<PaginationState>({ pageIndex: 0, pageSize: PAGE_SIZE });
  const query = useRead<Page<AuditItem>>(`/api/admin/audit?page=${pagination.pageIndex + 1}&pageSize=${PAGE_SIZE}`);
  const table = useTable({
    features,
    columns,
    data: query.data?.items ?? NONE,
    rowCount: query.data?.total ?? 0,
    manualPagination: true,
    enableSorting: false,
    state: { pagination },
    onPaginationChange: setPagination,
  });
  return (
    <>
      <Sessions />
      <Card title={t('audit.title')} tools={<RefreshButton query={query} />}>
        <ChainCheck />
        <Loaded query={query}>
          {({ total }) =>
            total === 0 ? (
              <Empty>{t('audit.empty')}</Empty>
            ) : (
              <>
                <DataTable table={table} label={t('audit.title')} />
                <Pager table={table} summary={(from, to, all) => t('table.shown', { from, to, total: all })} />
              </>
            )
          }
        </Loaded>
      </Card>
      <AuditDialog item={opened} onClose={() => open(undefined)} />
    </>
  );
}
