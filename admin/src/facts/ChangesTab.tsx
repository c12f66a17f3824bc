import type { NamedPerson, RevisionPage } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button, ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { useAddress } from '../address/context.ts';
import { Card } from '../components/Card.tsx';
import { Empty } from '../components/Empty.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import css from './ChangesTab.module.css';
import { CsvCard } from './csv/CsvCard.tsx';
import { FixDialog } from './FixDialog.tsx';
import { RevisionList } from './RevisionList.tsx';
import { useRevert } from './use-revert.ts';

const PAGE_SIZE = 25;

/** Lists all changes of facts, newest first: by corrections, syncs and data sets. */
export function ChangesTab() {
  const t = useTexts();
  const { view, changeView } = useAddress();
  const page = Math.max(1, Math.trunc(Number(view['page'])) || 1);
  const query = useApiQuery<RevisionPage>(`/api/admin/revisions?page=${page}&pageSize=${PAGE_SIZE}`);
  const revert = useRevert();
  const [run, setRun] = useState<string>();
  const [person, setPerson] = useState<NamedPerson>();
  const turn = (to: number): void => changeView({ page: to === 1 ? '' : String(to) });
  return (
    <>
      <Card title={t('facts.changes')} tools={<RefreshButton query={query} />}>
        <QueryView query={query}>
          {({ items, total }) =>
            total === 0 ? (
              <Empty>{t('facts.noHistory')}</Empty>
            ) : (
              <>
                <RevisionList
                  revisions={items}
                  onOpen={({ kind, personId, name }) => setPerson({ kind, id: personId, name })}
                  onRevert={({ id }) => revert.mutate({ id })}
                  onRevertRun={setRun}
                />
                {total > PAGE_SIZE && <PageButtons page={page} isLast={page * PAGE_SIZE >= total} onTurn={turn} />}
              </>
            )
          }
        </QueryView>
        <RevertRunDialog run={run} onClose={() => setRun(undefined)} onRevert={revert.mutate} />
        <FixDialog person={person} focus="name" onClose={() => setPerson(undefined)} />
      </Card>
      <CsvCard />
    </>
  );
}

interface RevertRunDialogProps {
  /** Undefined while the dialog is closed. */
  run: string | undefined;
  onClose(): void;
  onRevert(request: { run: string }): void;
}

function RevertRunDialog({ run, onClose, onRevert }: RevertRunDialogProps) {
  const t = useTexts();
  return (
    <ConfirmDialog
      open={run !== undefined}
      title={t('facts.revertRun', { run: run ?? '' })}
      confirm={t('facts.revert')}
      onCancel={onClose}
      onConfirm={() => {
        if (run !== undefined) onRevert({ run });
        onClose();
      }}
    >
      <p>{t('facts.revertRunWarning')}</p>
    </ConfirmDialog>
  );
}

interface PageButtonsProps {
  page: number;
  isLast: boolean;
  onTurn(page: number): void;
}

function PageButtons({ page, isLast, onTurn }: PageButtonsProps) {
  const t = useTexts();
  return (
    <nav className={css.pages} aria-label={t('table.pages')}>
      <Button look="secondary" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {t('table.previous')}
      </Button>
      <Button look="secondary" disabled={isLast} onClick={() => onTurn(page + 1)}>
        {t('table.next')}
      </Button>
    </nav>
  );
}
