import type { AdminOpenSession, AdminSessionsEnded, Page } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { ConfirmItem } from '../components/ConfirmItem.tsx';
import { ConfirmedButton } from '../components/ConfirmedButton.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import { useApiQuery } from '../http/use-api-query.ts';
import { PagedTable } from '../table/PagedTable.tsx';
import { useAddressView } from '../table/use-address-view.ts';
import { sessionColumns } from './session-columns.tsx';
import { SESSIONS, sessionsPath } from './sessions-path.ts';
import { useConsoleSession } from '../session.ts';

const PAGE_SIZE = 15;
const LAST_USED_FIRST = [{ id: 'lastUsedAt', desc: true }];

/** Lists the logged-in browsers, and ends their sessions. */
export function SessionsTab() {
  const t = useTexts();
  const http = useHttp();
  const [toEnd, setToEnd] = useState<AdminOpenSession>();
  const [columns] = useState(() => sessionColumns(setToEnd));
  const view = useAddressView(columns, LAST_USED_FIRST);
  const query = useApiQuery<Page<AdminOpenSession>>(sessionsPath(view, PAGE_SIZE));
  const endOthers = useApiMutation<void, AdminSessionsEnded>({
    send: () => http.delete<AdminSessionsEnded>(`${SESSIONS}/others`),
    onSuccess: ({ ended }) => ({ title: t('sessions.endedOthers', { count: ended }) }),
    failure: { title: t('sessions.failed') },
  });
  const tools = (
    <>
      <ConfirmedButton
        label={t('sessions.endOthers')}
        text={t('sessions.othersWarning')}
        disabled={(query.data?.total ?? 0) < 2 || endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
      />
      <RefreshButton query={query} />
    </>
  );
  return (
    <>
      <Card title={t('sessions.title')} tools={tools}>
        <PagedTable {...{ columns, view, query }} pageSize={PAGE_SIZE} label={t('sessions.title')} empty={null} />
      </Card>
      <EndDialog session={toEnd} onClose={() => setToEnd(undefined)} />
      <LogOutEverywhere />
    </>
  );
}

interface EndDialogProps {
  /** Undefined while the dialog is closed. */
  session: AdminOpenSession | undefined;
  onClose(): void;
}

function EndDialog({ session, onClose }: EndDialogProps) {
  const t = useTexts();
  const http = useHttp();
  const end = useApiMutation<string, AdminSessionsEnded>({
    send: (id) => http.delete<AdminSessionsEnded>(`${SESSIONS}/${id}`),
    onSuccess: () => ({ title: t('sessions.ended') }),
    failure: { title: t('sessions.failed') },
  });
  return (
    <ConfirmItem
      item={session}
      title={t('sessions.endTitle')}
      confirm={t('sessions.endOne')}
      onConfirm={({ id }) => end.mutate(id)}
      onClose={onClose}
    >
      {({ actor, browser, lastUsedFrom }) => (
        <>
          <p>{t('sessions.oneWarning')}</p>
          <p>
            <bdi>{[actor, browser ?? t('sessions.unknownBrowser'), lastUsedFrom].filter(Boolean).join(' · ')}</bdi>
          </p>
        </>
      )}
    </ConfirmItem>
  );
}

/** Ends the sessions of all browsers, including this one. */
function LogOutEverywhere() {
  const t = useTexts();
  const http = useHttp();
  const session = useConsoleSession();
  const logOut = useApiMutation<void, AdminSessionsEnded>({
    send: () => http.delete<AdminSessionsEnded>(SESSIONS),
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
