import type { AdminSessionState } from '@soccer-legends/contracts';
import { Loaded } from '../parts/Loaded.tsx';
import { useRead } from '../http/use-read.ts';
import { usePageTitle } from '../parts/use-page-title.ts';
import { SyncProgressBar } from '../sync/SyncProgressBar.tsx';
import { SyncProvider } from '../sync/SyncProvider.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';

const TITLE = 'Admin Dashboard';

/** The dashboard, once the server has said that there is a session. */
export function Dashboard() {
  usePageTitle(TITLE);
  const check = useRead<AdminSessionState>('/api/admin/session');
  return (
    <>
      <DashboardHeader title={TITLE} />
      {check.data ? (
        // From here on every call says for itself when it fails: nothing typed is lost to a check that did.
        <SyncProvider>
          <SyncProgressBar />
          <DashboardTabs />
        </SyncProvider>
      ) : (
        <Loaded query={check}>{() => null}</Loaded>
      )}
    </>
  );
}
