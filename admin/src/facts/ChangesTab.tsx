import {
  DEFAULT_PAGE_SIZE,
  EDITED_KINDS,
  REVISION_SOURCES,
  type NamedPerson,
  type RevisionPage,
} from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { useAddress } from '../address/context.ts';
import { Card } from '../components/Card.tsx';
import { DayFields } from '../components/DayFields.tsx';
import { TextField } from '../components/Field.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { QueryView, Empty, RefreshButton } from '../components/QueryView.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { useApiQuery } from '../http/use-api.ts';
import layout from '../components/layout.module.css';
import { CursorButtons } from '../table/CursorButtons.tsx';
import { instantsOfDays, validDay } from '../table/days.ts';
import { FilterField, useFilter } from '../table/FilterField.tsx';
import { usePageCursor } from '../table/use-page-cursor.ts';
import { FixDialog } from './FixDialog.tsx';
import { RunList, type RevisedRun } from './RevisionList.tsx';
import { useRevert } from './use-revert.ts';

/** Lists all changes of facts, newest first: by corrections, syncs and data sets. */
export function ChangesTab() {
  const t = useTexts();
  const { cursor, turn } = usePageCursor();
  const { search, fields, filters } = useFilters();
  const query = useApiQuery<RevisionPage>(
    `/api/admin/revisions?${new URLSearchParams({ ...filters, ...cursor, pageSize: String(DEFAULT_PAGE_SIZE) })}`,
  );
  const revert = useRevert();
  const [run, setRun] = useState<RevisedRun>();
  const [person, setPerson] = useState<NamedPerson>();
  const tools = (
    <>
      {search}
      <RefreshButton query={query} />
    </>
  );
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Card title={t('facts.changes')} tools={tools}>
      <div className={layout.formRow}>{fields}</div>
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

/** Returns the filters in the address, as query parameters, and the fields that change them. */
function useFilters() {
  const t = useTexts();
  const { view, changeView } = useAddress();
  const { search = '' } = view;
  const days = { from: validDay(view['from']), to: validDay(view['to']) };
  const chosen = Object.entries({
    search,
    source: useFilter('source', REVISION_SOURCES),
    kind: useFilter('kind', EDITED_KINDS),
    ...instantsOfDays(days.from, days.to),
  });
  const newest = { before: '', after: '' };
  return {
    filters: Object.fromEntries(chosen.filter(([, value]) => value !== '')),
    search: (
      <SearchField
        label={t('facts.searchChanges')}
        value={search}
        onSearch={(text) => changeView({ search: text, ...newest }, search !== '')}
      />
    ),
    fields: (
      <>
        <FilterField
          name="kind"
          label={t('facts.about')}
          values={EDITED_KINDS}
          textOf={(name) => t(`csv.tables.${name}`)}
        />
        <FilterField
          name="source"
          label={t('facts.kind')}
          values={REVISION_SOURCES}
          textOf={(name) => t(`facts.by.${name}`)}
        />
        <DayFields days={days} onChange={(change) => changeView({ ...change, ...newest })} />
      </>
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
