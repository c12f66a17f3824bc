import type { ConsoleProps } from '@soccer-legends/contracts';
import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { createAdminHttp } from './http/admin-http.ts';
import { AdminHttpContext } from './http/context.ts';
import { invitationIn } from './login/invitation-link.ts';
import { InvitationPage } from './login/InvitationPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { ProofDialog, usePasswordQuestion } from './login/ProofDialog.tsx';
import { SessionContext } from './session.ts';

/** The root of the remote: the dashboard, the login, or the page for an invitation in the address. */
export default function Console({ page, session }: ConsoleProps) {
  const latestSession = useRef(session);
  useEffect(() => {
    latestSession.current = session;
  }, [session]);
  const { ask: askPassword, ...question } = usePasswordQuestion();
  const http = useMemo(
    () =>
      // eslint-disable-next-line react-hooks/refs -- Read after a response, never while rendering.
      createAdminHttp({
        onSessionLost: () => latestSession.current.expire(),
        askPassword,
        log: (line) => console.info(line),
      }),
    [askPassword],
  );
  // Read again for each page, because the address has no invitation after a logout.
  const invitation = useMemo(() => (page === 'login' ? invitationIn(location.hash) : undefined), [page]);
  // A new client for each page, so that one session's data is not shown in the next.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- See above.
  const client = useMemo(() => createQueryClient(), [page]);
  useEffect(() => () => client.clear(), [client]);
  return (
    <AdminHttpContext value={http}>
      <QueryClientProvider client={client}>
        <SessionContext value={session}>
          {page === 'dashboard' ? (
            <Dashboard />
          ) : invitation ? (
            <InvitationPage invitation={invitation} />
          ) : (
            <LoginPage />
          )}
        </SessionContext>
        <ProofDialog open={question.isOpen} onProof={question.answer} onCancel={question.cancel} />
      </QueryClientProvider>
    </AdminHttpContext>
  );
}

/** Returns a client that keeps results until they are invalidated and leaves retries to the user. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
        // Without a connection, a request fails at once and shows its error, instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
