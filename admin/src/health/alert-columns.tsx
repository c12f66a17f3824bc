import type { Alert } from '@soccer-legends/contracts';
import { createColumnHelper } from '@tanstack/react-table';
import { Text } from '../components/Text.tsx';
import { Time } from '../components/Time.tsx';
import type { Features } from '../table/features.ts';
import { AlertText } from './AlertText.tsx';

const helper = createColumnHelper<Features, Alert>();

export function alertColumns() {
  return helper.columns([
    helper.accessor('kind', {
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
    helper.accessor('startedAt', {
      header: () => <Text name="alerts.start" />,
      meta: { wideOnly: true },
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
    helper.accessor('endedAt', {
      header: () => <Text name="alerts.end" />,
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
  ]);
}
