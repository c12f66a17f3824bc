import type { AuditItem } from '@soccer-legends/contracts';
import { createColumnHelper } from '@tanstack/react-table';
import { NameButton } from '../components/NameButton.tsx';
import { Text } from '../components/Text.tsx';
import { Time } from '../components/Time.tsx';
import type { Features } from '../table/features.ts';
import { Outcome } from './Outcome.tsx';

const column = createColumnHelper<Features, AuditItem>();

export function auditColumns(onOpen: (item: AuditItem) => void) {
  return column.columns([
    column.accessor('at', {
      header: () => <Text name="audit.at" />,
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
    column.accessor('action', {
      header: () => <Text name="audit.action" />,
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => <NameButton onClick={() => onOpen(original)}>{original.action}</NameButton>,
    }),
    column.accessor('target', {
      header: () => <Text name="audit.target" />,
      meta: { wideOnly: true },
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
    }),
    column.accessor('actor', { header: () => <Text name="audit.actor" />, meta: { wideOnly: true } }),
    column.accessor('outcome', {
      header: () => <Text name="audit.outcome" />,
      cell: ({ getValue }) => <Outcome outcome={getValue()} />,
    }),
  ]);
}
