import { DatabaseStatus } from './DatabaseStatus.tsx';
import { SyncCard } from './SyncCard.tsx';

export function ToolsTab() {
  return (
    <>
      <DatabaseStatus />
      <SyncCard />
    </>
  );
}
