import type { AuditItem, NamedPerson, Page } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import type { SortingState } from '@tanstack/react-table';
import { useState } from 'react';
import { useApiQuery } from '../http/use-api-query.ts';
import { Card } from '../components/Card.tsx';
import { Empty } from '../components/Empty.tsx';
import { ExportLink } from '../components/ExportLink.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { FixDialog } from '../facts/FixDialog.tsx';
import { PagedTable } from '../table/PagedTable.tsx';
import type { TableView } from '../table/table-view.ts';
import { useAddressView } from '../table/use-address-view.ts';
import { useServerTable } from '../table/use-server-table.ts';
import { auditColumns } from './audit-columns.tsx';
import { AuditDialog } from './AuditDialog.tsx';
import { LogVerification } from './LogVerification.tsx';
import { LogOutEverywhere } from './LogOutEverywhere.tsx';
import { OutcomeFilter } from './OutcomeFilter.tsx';
import { useOutcome } from './use-outcome.ts';

const PAGE_SIZE = 25;
/** The order of the server; there is no other. */
const NEWEST_FIRST: SortingState = [];

export function AuditTab() {
  const t = useTexts();
  const [selected, setSelected] = useState<AuditItem>();
  const [fixed, setFixed] = useState<NamedPerson>();
  const [columns] = useState(() => auditColumns(setSelected));
  const view = useAddressView(columns, NEWEST_FIRST);
  const { outcome, setOutcome } = useOutcome();
  const query = useApiQuery<Page<AuditItem>>(auditPath(view, outcome));
  const table = useServerTable({ columns, page: query.data, pageSize: PAGE_SIZE, view, sortable: false });
  const tools = (
    <>
      <SearchField label={t('table.search')} value={view.search} onSearch={view.setSearch} />
      <OutcomeFilter outcome={outcome} onChange={setOutcome} />
      <LogVerification />
      <ExportLink path={`/api/admin/audit.csv?${filterQuery(view, outcome)}`} />
      <RefreshButton query={query} />
    </>
  );
  return (
    <>
      <Card title={t('audit.title')} tools={tools}>
        <PagedTable
          table={table}
          query={query}
          label={t('audit.title')}
          empty={<Empty>{t(view.search === '' && outcome === '' ? 'audit.empty' : 'table.noMatch')}</Empty>}
        />
      </Card>
      <LogOutEverywhere />
      <AuditDialog
        item={selected}
        onFix={(person) => {
          setSelected(undefined);
          setFixed(person);
        }}
        onClose={() => setSelected(undefined)}
      />
      <FixDialog person={fixed} focus="name" onClose={() => setFixed(undefined)} />
    </>
  );
}

function auditPath(view: TableView, outcome: string): string {
  const query = filterQuery(view, outcome);
  query.set('page', String(view.pageIndex + 1));
  query.set('pageSize', String(PAGE_SIZE));
  return `/api/admin/audit?${query}`;
}

function filterQuery({ search }: TableView, outcome: string): URLSearchParams {
  return new URLSearchParams({ ...(search ? { search } : {}), ...(outcome ? { outcome } : {}) });
}
