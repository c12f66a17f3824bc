import { DEFAULT_PAGE_SIZE, REVISION_SOURCES, type NamedPerson, type RevisionPage } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { useAddress } from '../address/context.ts';
import { Card } from '../components/Card.tsx';
import { ChoiceField, TextField } from '../components/Field.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { QueryView, Empty, RefreshButton } from '../components/QueryView.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { CursorButtons } from '../table/CursorButtons.tsx';
import { usePageCursor } from '../table/use-page-cursor.ts';
import { FixDialog } from './FixDialog.tsx';
import { RunList, type RevisedRun } from './RevisionList.tsx';
import { useRevert } from './use-revert.ts';

/** Lists all changes of facts, newest first: by corrections, syncs and data sets. */
export function ChangesTab() {
  const t = useTexts();
  const { cursor, turn } = usePageCursor();
  const { search, source, filters } = useFilters();
  const query = useApiQuery<RevisionPage>(
    `/api/admin/revisions?${new URLSearchParams({ ...filters, ...cursor, pageSize: String(DEFAULT_PAGE_SIZE) })}`,
  );
  const revert = useRevert();
  const [run, setRun] = useState<RevisedRun>();
  const [person, setPerson] = useState<NamedPerson>();
  const tools = (
    <>
      {search}
      {source}
      <RefreshButton query={query} />
    </>
  );
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Card title={t('facts.changes')} tools={tools}>
      <QueryView query={query}>
        {(page) =>
          page.items.length === 0 && page.newer === null ? (
            <Empty>{t(isFiltered ? 'table.noMatch' : 'facts.noHistory')}</Empty>
          ) : (
            <>
              <RunList
                revisions={page.items}
                onOpen={({ kind, personId, name }) => setPerson({ kind, id: personId, name })}
                onRevert={({ id }) => revert.mutate({ id })}
                onRevertRun={setRun}
              />
              <CursorButtons page={page} onTurn={turn} />
            </>
          )
        }
      </QueryView>
      <RevertRunDialog key={run?.run} run={run} onClose={() => setRun(undefined)} />
      <FixDialog person={person} focus="name" onClose={() => setPerson(undefined)} />
    </Card>
  );
}

/** Returns the filters in the address, and the fields that change them. */
function useFilters() {
  const t = useTexts();
  const { view, changeView } = useAddress();
  const { search = '' } = view;
  const source = REVISION_SOURCES.find((name) => name === view['source']) ?? '';
  const newest = { before: '', after: '' };
  return {
    filters: { ...(search && { search }), ...(source && { source }) },
    search: (
      <SearchField
        label={t('table.search')}
        value={search}
        onSearch={(text) => changeView({ search: text, ...newest }, search !== '')}
      />
    ),
    source: (
      <ChoiceField
        label={t('facts.kind')}
        value={source}
        choices={[['', t('status.all')], ...REVISION_SOURCES.map((name) => [name, t(`facts.by.${name}`)] as const)]}
        onValue={(chosen) => changeView({ source: chosen, ...newest })}
      />
    ),
  };
}

/** Reverts all revisions of a run after the administrator has typed its name. */
function RevertRunDialog({ run, onClose }: { run: RevisedRun | undefined; onClose(): void }) {
  const t = useTexts();
  const revert = useRevert();
  const [typed, setTyped] = useState('');
  const name = run?.name ?? '';
  return (
    <FormDialog
      open={run !== undefined}
      title={t('facts.revertRun', { run: name })}
      submit={t('facts.revert')}
      look="danger"
      disabled={typed.trim() !== name}
      onSubmit={() => {
        if (run) revert.mutate({ run: run.run });
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('facts.revertRunWarning')}</p>
      <TextField label={t('facts.revertRunName', { run: name })} value={typed} autoComplete="off" onValue={setTyped} />
    </FormDialog>
  );
}
