import type { PluginOverview } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { createColumnHelper } from '@tanstack/react-table';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { Empty } from '../components/Empty.tsx';
import { NameButton } from '../components/NameButton.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { Text } from '../components/Text.tsx';
import { useFormat } from '../components/use-format.ts';
import { useApiQuery } from '../http/use-api-query.ts';
import { LocalTable } from '../table/LocalTable.tsx';
import type { Features } from '../table/features.ts';
import { useAddressView } from '../table/use-address-view.ts';
import { ArchiveUpload } from './ArchiveUpload.tsx';
import { CompatibilityNote } from './CompatibilityNote.tsx';
import { DevOverrides } from './DevOverrides.tsx';
import { HealthNote } from './HealthNote.tsx';
import css from './PluginDialog.module.css';
import { PluginDialog } from './PluginDialog.tsx';
import { PluginState } from './PluginState.tsx';
import { UnlistedPluginTokens } from './UnlistedPluginTokens.tsx';
import { PLUGINS } from './plugins-path.ts';

const column = createColumnHelper<Features, PluginOverview>();

const BY_KEY = [{ id: 'key', desc: false }];

export function PluginsTab() {
  const query = useApiQuery<PluginOverview[]>(PLUGINS);
  const tools = (
    <>
      <ArchiveUpload />
      <RefreshButton query={query} />
    </>
  );
  return (
    <Card title="Plugins" tools={tools}>
      <QueryView query={query}>{(plugins) => <Plugins plugins={plugins} />}</QueryView>
      <section className={css.below}>
        <UnlistedPluginTokens />
        <DevOverrides />
      </section>
    </Card>
  );
}

function Plugins({ plugins }: { plugins: readonly PluginOverview[] }) {
  const t = useTexts();
  const [selectedKey, setSelectedKey] = useState<string>();
  const [columns] = useState(() => pluginColumns(({ key }) => setSelectedKey(key)));
  const view = useAddressView(columns, BY_KEY);
  const empty = <Empty>{t('plugins.empty')}</Empty>;
  return (
    <>
      <LocalTable columns={columns} rows={plugins} view={view} label="Plugins" empty={empty} />
      <PluginDialog pluginKey={selectedKey} onClose={() => setSelectedKey(undefined)} />
    </>
  );
}

function pluginColumns(onOpen: (plugin: PluginOverview) => void) {
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

function Size({ bytes }: { bytes: number }) {
  return useFormat().bytes(bytes);
}
