import type { ConsoleProps } from '@soccer-legends/contracts';
import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { createAdminHttp, PasswordNotEntered, type AdminHttp } from './http/admin-http.ts';
import { AdminHttpContext } from './http/use-api.ts';
import { invitationIn } from './login/invitation-link.ts';
import { InvitationPage } from './login/InvitationPage.tsx';
import { LoginDialog } from './login/LoginDialog.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { ProofDialog } from './login/ProofDialog.tsx';
import { useQuestion } from './login/use-question.ts';
import { SESSION } from './session-state.ts';
import { SessionContext } from './session.ts';

/** The root of the remote: the dashboard, the login, or the page for an invitation in the address. */
export default function Console({ page, session }: ConsoleProps) {
  const password = useQuestion<string>();
  const login = useQuestion<boolean>();
  const client = usePageClient(page, login.answer);
  const http = useConsoleHttp(client, { session, askPassword: password.ask, askLogin: login.ask });
  return (
    <AdminHttpContext value={http}>
      <QueryClientProvider client={client}>
        <SessionContext value={session}>
          <ConsolePage page={page} />
          <ProofDialog
            open={password.isOpen}
            onProof={password.answer}
            onCancel={() => password.reject(new PasswordNotEntered())}
          />
          <LoginDialog
            open={login.isOpen}
            onLoggedIn={() => login.answer(true)}
            onCancel={() => {
              // The dialog also reports that it was closed after the login.
              if (!login.isOpen) return;
              session.expire();
              login.answer(false);
            }}
          />
        </SessionContext>
      </QueryClientProvider>
    </AdminHttpContext>
  );
}

/** Returns a new client for each page, so that one session's data is not shown in the next. */
function usePageClient(page: ConsoleProps['page'], answerLogin: (isLoggedIn: boolean) => void): QueryClient {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- See above.
  const client = useMemo(() => createQueryClient(), [page]);
  useEffect(
    () => () => {
      client.clear();
      // Closes a login dialog that is open when the page changes.
      answerLogin(false);
    },
    [client, answerLogin],
  );
  return client;
}

function ConsolePage({ page }: Pick<ConsoleProps, 'page'>) {
  // Read again for each page, because the address has no invitation after a logout.
  const invitation = useMemo(() => (page === 'login' ? invitationIn(location.hash) : undefined), [page]);
  if (page === 'dashboard') return <Dashboard />;
  return invitation ? <InvitationPage invitation={invitation} /> : <LoginPage />;
}

interface Questions extends Pick<ConsoleProps, 'session'> {
  askPassword(): Promise<string>;
  askLogin(): Promise<boolean>;
}

/** Returns an HTTP client that asks for the password, and for a new login after the server has ended the session. */
function useConsoleHttp(client: QueryClient, { session, askPassword, askLogin }: Questions): AdminHttp {
  const latestSession = useRef(session);
  useEffect(() => {
    latestSession.current = session;
  }, [session]);
  return useMemo(
    () =>
      // eslint-disable-next-line react-hooks/refs -- Read after a response, never while rendering.
      createAdminHttp({
        renewSession() {
          const { isStored, expire } = latestSession.current;
          // The page has nothing to keep before the server has confirmed the session.
          if (isStored() && client.getQueryData([SESSION])) return askLogin();
          expire();
          return Promise.resolve(false);
        },
        askPassword,
        log: (line) => console.info(line),
      }),
    [client, askPassword, askLogin],
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
