import type { SyncRun } from '@soccer-legends/contracts';
import { createColumnHelper } from '@tanstack/react-table';
import { NameButton } from '../components/NameButton.tsx';
import { Text } from '../components/Text.tsx';
import { Time } from '../components/Time.tsx';
import type { Features } from '../table/features.ts';
import { RunStatus } from './RunStatus.tsx';

const column = createColumnHelper<Features, SyncRun>();

export function runColumns(onOpen: (run: SyncRun) => void) {
  return column.columns([
    column.accessor('id', { header: 'ID', meta: { numeric: true, wideOnly: true } }),
    column.accessor('kind', {
      header: () => <Text name="history.kind" />,
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => (
        <NameButton onClick={() => onOpen(original)}>
          <Text name={`sync.kind.${original.kind}`} />
        </NameButton>
      ),
    }),
    column.accessor('startTime', {
      header: () => <Text name="history.start" />,
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
    column.accessor('status', {
      header: () => <Text name="history.state" />,
      cell: ({ getValue }) => <RunStatus status={getValue()} />,
    }),
    column.accessor('playersAdded', {
      header: () => <Text name="sync.added" />,
      meta: { numeric: true, wideOnly: true },
    }),
    column.accessor('playersUpdated', {
      header: () => <Text name="sync.updated" />,
      meta: { numeric: true, wideOnly: true },
    }),
    column.accessor('totalPlayersProcessed', {
      header: () => <Text name="history.processed" />,
      meta: { numeric: true, wideOnly: true },
    }),
  ]);
}
