import type { AdminOpenSession, AdminSessionsEnded, Page } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { ConfirmedButton } from '../components/ConfirmedButton.tsx';
import { DeletionDialog } from '../components/DeletionDialog.tsx';
import { RefreshButton } from '../components/QueryView.tsx';
import { useApiMutation, useApiQuery } from '../http/use-api.ts';
import { PagedTable } from '../table/PagedTable.tsx';
import { sortedPage, useAddressView } from '../table/table-view.ts';
import { sessionColumns } from './session-columns.tsx';
import { useConsoleSession } from '../session.ts';

/** Path of the list of sessions. */
const SESSIONS = '/api/admin/sessions';
const PAGE_SIZE = 15;
const LAST_USED_FIRST = [{ id: 'lastUsedAt', desc: true }];

/** Lists the logged-in browsers, and ends their sessions. */
export function SessionsTab() {
  const t = useTexts();
  const [toEnd, setToEnd] = useState<AdminOpenSession>();
  const [columns] = useState(() => sessionColumns(setToEnd));
  const view = useAddressView(columns, LAST_USED_FIRST);
  const query = useApiQuery<Page<AdminOpenSession>>(`${SESSIONS}?${new URLSearchParams(sortedPage(view, PAGE_SIZE))}`);
  const tools = (
    <>
      <EndOthersButton hasOthers={(query.data?.total ?? 0) > 1} />
      <RefreshButton query={query} />
    </>
  );
  return (
    <>
      <Card title={t('sessions.title')} tools={tools}>
        <PagedTable {...{ columns, view, query }} pageSize={PAGE_SIZE} label={t('sessions.title')} empty={null} />
      </Card>
      <DeletionDialog
        item={toEnd}
        path={SESSIONS}
        title={t('sessions.endTitle')}
        confirm={t('sessions.endOne')}
        done={t('sessions.ended')}
        failed={t('sessions.failed')}
        onClose={() => setToEnd(undefined)}
      >
        {(session) => <EndWarning session={session} />}
      </DeletionDialog>
      <LogOutEverywhere />
    </>
  );
}

function EndOthersButton({ hasOthers }: { hasOthers: boolean }) {
  const t = useTexts();
  const { mutate, isPending } = useApiMutation<void, AdminSessionsEnded>({
    send: (http) => http.delete<AdminSessionsEnded>(`${SESSIONS}/others`),
    onSuccess: ({ ended }) => ({ title: t('sessions.endedOthers', { count: ended }) }),
    failure: { title: t('sessions.failed') },
  });
  return (
    <ConfirmedButton
      label={t('sessions.endOthers')}
      text={t('sessions.othersWarning')}
      disabled={!hasOthers || isPending}
      onConfirm={() => mutate()}
    />
  );
}

function EndWarning({ session: { actor, browser, lastUsedFrom } }: { session: AdminOpenSession }) {
  const t = useTexts();
  return (
    <>
      <p>{t('sessions.oneWarning')}</p>
      <p>
        <bdi>{[actor, browser ?? t('sessions.unknownBrowser'), lastUsedFrom].filter(Boolean).join(' · ')}</bdi>
      </p>
    </>
  );
}

/** Ends the sessions of all browsers, including this one. */
function LogOutEverywhere() {
  const t = useTexts();
  const session = useConsoleSession();
  const logOut = useApiMutation<void, AdminSessionsEnded>({
    send: (http) => http.delete<AdminSessionsEnded>(SESSIONS),
    onSuccess: () => void session.end(),
    failure: { title: t('sessions.failed') },
  });
  const button = (
    <ConfirmedButton label={t('sessions.end')} text={t('sessions.warning')} onConfirm={() => logOut.mutate()} />
  );
  return (
    <Card title={t('sessions.end')} tools={button}>
      <p>{t('sessions.note')}</p>
    </Card>
  );
}
