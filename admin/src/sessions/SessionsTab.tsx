import type { AdminOpenSession, AdminSessionsEnded } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import { useApiQuery } from '../http/use-api-query.ts';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import { useAddressView } from '../table/use-address-view.ts';
import { useRowsTable } from '../table/use-rows-table.ts';
import { LogOutEverywhere } from './LogOutEverywhere.tsx';
import { sessionColumns } from './session-columns.tsx';
import { SESSIONS } from './sessions-path.ts';

const PAGE_SIZE = 15;
const LAST_USED_FIRST = [{ id: 'lastUsedAt', desc: true }];

/** Lists the logged-in browsers, and ends their sessions. */
export function SessionsTab() {
  const t = useTexts();
  const http = useHttp();
  const query = useApiQuery<AdminOpenSession[]>(SESSIONS);
  const [confirming, setConfirming] = useState(false);
  const endOthers = useApiMutation<void, AdminSessionsEnded>({
    send: () => http.delete<AdminSessionsEnded>(`${SESSIONS}/others`),
    onSuccess: ({ ended }) => ({ title: t('sessions.endedOthers', { count: ended }) }),
    failure: { title: t('sessions.failed') },
  });
  const tools = (
    <>
      <SmallButton
        disabled={!query.data?.some(({ current }) => !current) || endOthers.isPending}
        onClick={() => setConfirming(true)}
      >
        {t('sessions.endOthers')}
      </SmallButton>
      <RefreshButton query={query} />
    </>
  );
  return (
    <>
      <Card title={t('sessions.title')} tools={tools}>
        <QueryView query={query}>{(sessions) => <Sessions sessions={sessions} />}</QueryView>
      </Card>
      <LogOutEverywhere />
      <ConfirmDialog
        open={confirming}
        title={t('sessions.endOthers')}
        confirm={t('sessions.endOthers')}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          endOthers.mutate();
        }}
      >
        <p>{t('sessions.othersWarning')}</p>
      </ConfirmDialog>
    </>
  );
}

function Sessions({ sessions }: { sessions: readonly AdminOpenSession[] }) {
  const t = useTexts();
  const http = useHttp();
  const [toEnd, setToEnd] = useState<AdminOpenSession>();
  const [columns] = useState(() => sessionColumns(setToEnd));
  const view = useAddressView(columns, LAST_USED_FIRST);
  const table = useRowsTable({ columns, rows: sessions, pageSize: PAGE_SIZE, view });
  const end = useApiMutation<string, AdminSessionsEnded>({
    send: (id) => http.delete<AdminSessionsEnded>(`${SESSIONS}/${id}`),
    onSuccess: () => ({ title: t('sessions.ended') }),
    failure: { title: t('sessions.failed') },
  });
  return (
    <>
      <DataTable table={table} label={t('sessions.title')} />
      <Pager table={table} />
      <ConfirmDialog
        open={toEnd !== undefined}
        title={t('sessions.endTitle')}
        confirm={t('sessions.endOne')}
        onCancel={() => setToEnd(undefined)}
        onConfirm={() => {
          if (toEnd) end.mutate(toEnd.id);
          setToEnd(undefined);
        }}
      >
        <p>{t('sessions.oneWarning')}</p>
        <p>
          <bdi>{[toEnd?.actor, toEnd?.browser ?? t('sessions.unknownBrowser'), toEnd?.lastUsedFrom].join(' · ')}</bdi>
        </p>
      </ConfirmDialog>
    </>
  );
}
