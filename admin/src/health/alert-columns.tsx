import type { Alert } from '@soccer-legends/contracts';
import { createColumnHelper } from '@tanstack/react-table';
import { Text } from '../components/Text.tsx';
import { Time } from '../components/Time.tsx';
import type { Features } from '../table/features.ts';
import { AlertText } from './AlertText.tsx';

const column = createColumnHelper<Features, Alert>();

export function alertColumns() {
  return column.columns([
    column.accessor('kind', {
      header: () => <Text name="alerts.what" />,
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => (
        <>
          <Text name={`alerts.kind.${original.kind}`} />
          <br />
          <AlertText alert={original} />
        </>
      ),
    }),
    column.accessor('startedAt', {
      header: () => <Text name="alerts.start" />,
      meta: { wideOnly: true },
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
    column.accessor('endedAt', {
      header: () => <Text name="alerts.end" />,
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
  ]);
}
