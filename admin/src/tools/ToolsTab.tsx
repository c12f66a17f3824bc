import { WaitingNote } from '../overview/WaitingNote.tsx';
import { DatabaseStatus } from './DatabaseStatus.tsx';
import { useMay } from '../session-state.ts';
import { SyncCard } from './SyncCard.tsx';

export function ToolsTab() {
  const may = useMay();
  return (
    <>
      <WaitingNote />
      <DatabaseStatus />
      {may('publisher') && <SyncCard />}
    </>
  );
}
