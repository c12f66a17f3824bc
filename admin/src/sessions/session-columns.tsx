import type { AdminOpenSession } from '@soccer-legends/contracts';
import { createColumnHelper } from '@tanstack/react-table';
import { formatFragment } from '../address/fragment.ts';
import { Chip } from '../components/Chip.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Text } from '../components/Text.tsx';
import { Time } from '../components/Time.tsx';
import type { Features } from '../table/features.ts';
import { Networks } from './Networks.tsx';

const helper = createColumnHelper<Features, AdminOpenSession>();

export function sessionColumns(onEnd: (session: AdminOpenSession) => void) {
  return helper.columns([
    helper.accessor('browser', {
      header: () => <Text name="sessions.browser" />,
      meta: { rowHeader: true },
      cell: ({ getValue }) => <bdi>{getValue() ?? <Text name="sessions.unknownBrowser" />}</bdi>,
    }),
    helper.accessor('actor', {
      header: () => <Text name="sessions.person" />,
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
    }),
    helper.accessor('lastUsedAt', {
      header: () => <Text name="sessions.lastUsed" />,
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
    helper.accessor('lastUsedFrom', {
      header: () => <Text name="sessions.network" />,
      cell: ({ row: { original } }) => <Networks session={original} />,
    }),
    helper.accessor('startedAt', {
      header: () => <Text name="sessions.since" />,
      meta: { wideOnly: true },
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
    helper.accessor('expiresAt', {
      header: () => <Text name="sessions.until" />,
      meta: { wideOnly: true },
      cell: ({ getValue }) => (getValue() === null ? <Text name="sessions.untilClosed" /> : <Time iso={getValue()} />),
    }),
    helper.display({
      id: 'end',
      header: () => <Text name="sessions.actions" />,
      cell: ({ row: { original } }) =>
        original.current ? (
          <Chip tone="good">
            <Text name="sessions.current" />
          </Chip>
        ) : (
          <SmallButton onClick={() => onEnd(original)}>
            <Text name="sessions.endOne" />
          </SmallButton>
        ),
    }),
    helper.display({
      id: 'log',
      header: () => <Text name="audit.title" />,
      meta: { wideOnly: true },
      cell: ({ row: { original } }) => (
        <a href={formatFragment({ tab: 'audit', view: { session: original.id } })}>
          <Text name="sessions.log" />
        </a>
      ),
    }),
  ]);
}
