import { version } from '../../../package.json';
import type { AdminSessionState } from '@soccer-legends/contracts';
import { Rod } from '@soccer-legends/ui';
import { AddressProvider } from '../address/AddressProvider.tsx';
import { QueryView, type QueryViewProps } from '../components/QueryView.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { usePageTitle } from '../components/use-page-title.ts';
import { AlertBadge } from '../health/AlertBadge.tsx';
import { SyncProgressBar } from '../sync/SyncProgressBar.tsx';
import { SyncProvider } from '../sync/SyncProvider.tsx';
import { SESSION } from '../session-state.ts';
import css from './Dashboard.module.css';
import { DashboardHeader } from './DashboardHeader.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';

const TITLE = 'Admin Dashboard';

/** Shows the tabs once the server has confirmed the session. */
export function Dashboard() {
  const check = useApiQuery<AdminSessionState>(SESSION);
  return (
    <div className={css.console}>
      <DashboardHeader title={TITLE} badge={check.data && <AlertBadge />} />
      <div className={css.rod}>
        <Rod />
      </div>
      {check.data ? (
        // If a later check fails, the tabs must stay, because their forms would lose their input.
        <AddressProvider>
          <SyncProvider>
            <DashboardTabs title={TITLE} />
            <SyncProgressBar />
          </SyncProvider>
        </AddressProvider>
      ) : (
        <Checking query={check} />
      )}
      <footer className={css.version}>Soccer Legends {version}</footer>
    </div>
  );
}

/** Shown until the server has confirmed the session. */
function Checking({ query }: Pick<QueryViewProps<AdminSessionState>, 'query'>) {
  usePageTitle(TITLE);
  return <QueryView query={query}>{() => null}</QueryView>;
}
