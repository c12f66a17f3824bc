import { DEFAULT_PAGE_SIZE, type AuditItem, type AuditPage, type NamedPerson } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { useApiQuery } from '../http/use-api.ts';
import { Card } from '../components/Card.tsx';
import { QueryView, Empty, RefreshButton } from '../components/QueryView.tsx';
import { ExportButton } from '../components/ExportButton.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { FixDialog } from '../facts/FixDialog.tsx';
import { AuditDialog, type AuditDialogProps } from './AuditDialog.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { LogVerification } from './LogVerification.tsx';
import { useAuditFilter, type AuditView } from './use-audit-filter.ts';

export function AuditTab() {
  const t = useTexts();
  const [selected, setSelected] = useState<AuditItem>();
  const view = useAuditFilter();
  const { choices, choose, isFiltered, filterQuery } = view;
  const query = useApiQuery<AuditPage>(auditPath(view));
  const tools = (
    <>
      <SearchField label={t('table.search')} value={choices.search} onSearch={(search) => choose({ search })} />
      <LogVerification />
      <ExportButton path={`/api/admin/audit.csv?${filterQuery}`} name="audit.csv" />
      <RefreshButton query={query} />
    </>
  );
  return (
    <>
      <Card title={t('audit.title')} tools={tools}>
        <AuditFilters choices={choices} choose={choose} isFiltered={isFiltered} />
        <QueryView query={query}>
          {(page) =>
            page.items.length === 0 && page.newer === null ? (
              <Empty>{t(isFiltered ? 'table.noMatch' : 'audit.empty')}</Empty>
            ) : (
              <AuditTable page={page} isStale={query.isPlaceholderData} onOpen={setSelected} onTurn={view.turn} />
            )
          }
        </QueryView>
      </Card>
      <EntryDialogs item={selected} onFilter={choose} onClose={() => setSelected(undefined)} />
    </>
  );
}

/** An entry, and the form for the person whom it is about, which replaces it. */
function EntryDialogs({ item, onFilter, onClose }: Pick<AuditDialogProps, 'item' | 'onFilter' | 'onClose'>) {
  const [fixed, setFixed] = useState<NamedPerson>();
  return (
    <>
      <AuditDialog
        item={item}
        onFilter={(changes) => {
          onClose();
          onFilter(changes);
        }}
        onFix={(person) => {
          onClose();
          setFixed(person);
        }}
        onClose={onClose}
      />
      <FixDialog person={fixed} focus="name" onClose={() => setFixed(undefined)} />
    </>
  );
}

function auditPath({ filterQuery, cursor }: AuditView): string {
  const query = new URLSearchParams([...filterQuery, ...Object.entries(cursor)]);
  query.set('pageSize', String(DEFAULT_PAGE_SIZE));
  return `/api/admin/audit?${query}`;
}
