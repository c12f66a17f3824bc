import type { SyncRun } from '@soccer-legends/contracts';
import { createColumnHelper } from '@tanstack/react-table';
import { NameButton } from '../components/NameButton.tsx';
import { Text } from '../components/Text.tsx';
import { Time } from '../components/Time.tsx';
import type { Features } from '../table/features.ts';
import { RunStatus } from './RunStatus.tsx';

const helper = createColumnHelper<Features, SyncRun>();

export function runColumns(onOpen: (run: SyncRun) => void) {
  return helper.columns([
    helper.accessor('id', { header: 'ID', meta: { numeric: true, wideOnly: true } }),
    helper.accessor('kind', {
      header: () => <Text name="history.kind" />,
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => (
        <NameButton onClick={() => onOpen(original)}>
          <Text name={`sync.kind.${original.kind}`} />
        </NameButton>
      ),
    }),
    helper.accessor('startTime', {
      header: () => <Text name="history.start" />,
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
    helper.accessor('status', {
      header: () => <Text name="history.state" />,
      cell: ({ getValue }) => <RunStatus status={getValue()} />,
    }),
    helper.accessor('playersAdded', {
      header: () => <Text name="sync.added" />,
      meta: { numeric: true, wideOnly: true },
    }),
    helper.accessor('playersUpdated', {
      header: () => <Text name="sync.updated" />,
      meta: { numeric: true, wideOnly: true },
    }),
    helper.accessor('totalPlayersProcessed', {
      header: () => <Text name="history.processed" />,
      meta: { numeric: true, wideOnly: true },
    }),
  ]);
}
