import type { AdminOpenSession } from '@soccer-legends/contracts';
import { createColumnHelper } from '@tanstack/react-table';
import { Text } from '../components/Text.tsx';
import { Time } from '../components/Time.tsx';
import type { Features } from '../table/features.ts';
import { Networks } from './Networks.tsx';
import { SessionActions } from './SessionActions.tsx';
import { SignedIn } from './SignedIn.tsx';

const column = createColumnHelper<Features, AdminOpenSession>();

export function sessionColumns(onEnd: (session: AdminOpenSession) => void) {
  return column.columns([
    column.accessor('browser', {
      header: () => <Text name="sessions.browser" />,
      meta: { rowHeader: true },
      cell: ({ getValue }) => <bdi>{getValue() ?? <Text name="sessions.unknownBrowser" />}</bdi>,
    }),
    column.accessor('actor', {
      header: () => <Text name="sessions.person" />,
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
    }),
    column.accessor('lastUsedAt', {
      header: () => <Text name="sessions.lastUsed" />,
      meta: { wideOnly: true },
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
    column.accessor('lastUsedFrom', {
      header: () => <Text name="sessions.network" />,
      meta: { wideOnly: true },
      cell: ({ row: { original } }) => <Networks session={original} />,
    }),
    column.accessor('startedAt', {
      header: () => <Text name="sessions.since" />,
      meta: { wideOnly: true },
      cell: ({ row: { original } }) => <SignedIn session={original} />,
    }),
    column.display({
      id: 'end',
      header: () => <Text name="sessions.actions" />,
      cell: ({ row: { original } }) => <SessionActions session={original} onEnd={() => onEnd(original)} />,
    }),
  ]);
}
