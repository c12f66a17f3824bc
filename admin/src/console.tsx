import type { ConsoleProps } from '@soccer-legends/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { createAdminHttp } from './http/admin-http.ts';
import { AdminHttpContext } from './http/context.ts';
import { createQueryClient } from './http/query-client.ts';
import { LoginPage } from './login/LoginPage.tsx';
import { SessionContext } from './session.ts';

/** The administrator's console: the one component that the shell loads. */
export default function Console({ page, session }: ConsoleProps) {
  const current = useRef(session);
  useEffect(() => {
    current.current = session;
  }, [session]);
  const http = useMemo(
    () => createAdminHttp({ onSessionLost: () => current.current.expire(), log: (line) => console.info(line) }),
    [],
  );
  // Another session sees nothing of what the last one has read.
  const client = useMemo(createQueryClient, [page]);
  return (
    <AdminHttpContext value={http}>
      <QueryClientProvider client={client}>
        <SessionContext value={session}>{page === 'login' ? <LoginPage /> : <Dashboard />}</SessionContext>
      </QueryClientProvider>
    </AdminHttpContext>
  );
}
