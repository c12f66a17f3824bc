import type { PluginOverview } from '@soccer-legends/contracts';
import { createColumnHelper } from '@tanstack/react-table';
import { NameButton } from '../components/NameButton.tsx';
import { Text } from '../components/Text.tsx';
import type { Features } from '../table/features.ts';
import { CompatibilityNote } from './CompatibilityNote.tsx';
import { HealthNote } from './HealthNote.tsx';
import { PluginState } from './PluginState.tsx';
import { Size } from './Size.tsx';

const column = createColumnHelper<Features, PluginOverview>();

export function pluginColumns(onOpen: (plugin: PluginOverview) => void) {
  return column.columns([
    column.accessor('key', {
      header: () => <Text name="plugins.key" />,
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => <NameButton onClick={() => onOpen(original)}>{original.key}</NameButton>,
    }),
    column.display({
      id: 'state',
      header: () => <Text name="plugins.state" />,
      cell: ({ row: { original } }) => <PluginState plugin={original} />,
    }),
    column.accessor(({ live }) => live?.release ?? '–', {
      id: 'live',
      header: () => <Text name="plugins.live" />,
      meta: { wideOnly: true },
    }),
    column.accessor(({ candidate }) => (candidate ? `${candidate.release} (${candidate.share}\u00a0%)` : '–'), {
      id: 'candidate',
      header: () => <Text name="plugins.candidate" />,
      meta: { wideOnly: true },
    }),
    column.display({
      id: 'fitness',
      header: () => <Text name="plugins.fitness" />,
      meta: { wideOnly: true },
      cell: ({ row: { original } }) =>
        original.live && <CompatibilityNote compatibility={original.live.compatibility} />,
    }),
    column.accessor(({ live }) => live?.bytes ?? 0, {
      id: 'bytes',
      header: () => <Text name="plugins.size" />,
      meta: { numeric: true, wideOnly: true },
      cell: ({ row: { original } }) => (original.live ? <Size bytes={original.live.bytes} /> : '–'),
    }),
    column.display({
      id: 'health',
      header: () => <Text name="plugins.health" />,
      meta: { wideOnly: true },
      cell: ({ row: { original } }) => original.live && <HealthNote health={original.live.health} />,
    }),
  ]);
}
