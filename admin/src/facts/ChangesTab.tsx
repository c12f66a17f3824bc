import { DEFAULT_PAGE_SIZE, type NamedPerson, type RevisionPage } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { ConfirmItem } from '../components/ConfirmItem.tsx';
import { QueryView, Empty, RefreshButton } from '../components/QueryView.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { CursorButtons } from '../table/CursorButtons.tsx';
import { usePageCursor } from '../table/use-page-cursor.ts';
import { CsvCard } from './csv/CsvCard.tsx';
import { FixDialog } from './FixDialog.tsx';
import { RevisionList } from './RevisionList.tsx';
import { useRevert } from './use-revert.ts';

/** Lists all changes of facts, newest first: by corrections, syncs and data sets. */
export function ChangesTab() {
  const t = useTexts();
  const { cursor, turn } = usePageCursor();
  const query = useApiQuery<RevisionPage>(
    `/api/admin/revisions?${new URLSearchParams({ ...cursor, pageSize: String(DEFAULT_PAGE_SIZE) })}`,
  );
  const revert = useRevert();
  const [run, setRun] = useState<string>();
  const [person, setPerson] = useState<NamedPerson>();
  return (
    <>
      <Card title={t('facts.changes')} tools={<RefreshButton query={query} />}>
        <QueryView query={query}>
          {(page) =>
            page.items.length === 0 && page.newer === null ? (
              <Empty>{t('facts.noHistory')}</Empty>
            ) : (
              <>
                <RevisionList
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
        <RevertRunDialog run={run} onClose={() => setRun(undefined)} />
        <FixDialog person={person} focus="name" onClose={() => setPerson(undefined)} />
      </Card>
      <CsvCard />
    </>
  );
}

/** Asks before all revisions of a run are reverted. */
function RevertRunDialog({ run, onClose }: { run: string | undefined; onClose(): void }) {
  const t = useTexts();
  const revert = useRevert();
  return (
    <ConfirmItem
      item={run}
      title={t('facts.revertRun', { run: run ?? '' })}
      confirm={t('facts.revert')}
      onConfirm={(id) => revert.mutate({ run: id })}
      onClose={onClose}
    >
      {() => <p>{t('facts.revertRunWarning')}</p>}
    </ConfirmItem>
  );
}
