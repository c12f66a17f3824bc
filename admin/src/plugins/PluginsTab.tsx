import { localize, type PluginOverview } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { createColumnHelper } from '@tanstack/react-table';
import { type ColumnStyle, type Features, nameCell, titled } from '../table/columns.tsx';
import { useState, type ReactNode } from 'react';
import { Card } from '../components/Card.tsx';
import { QueryView, Empty, RefreshButton } from '../components/QueryView.tsx';
import { useFormat } from '../locales/use-format.ts';
import { useApiQuery } from '../http/use-api.ts';
import { LocalTable } from '../table/LocalTable.tsx';
import { useAddressView } from '../table/table-view.ts';
import { ArchiveUpload } from './ArchiveUpload.tsx';
import { CompatibilityNote } from './CompatibilityNote.tsx';
import { DevOverrides } from './DevOverrides.tsx';
import { LoadCounts } from './HealthNote.tsx';
import layout from '../components/layout.module.css';
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
      <section className={layout.below}>
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
      header: titled('plugins.key'),
      meta: { rowHeader: true, compact: true },
      cell: nameCell(onOpen),
    }),
    displayColumn('game', 'feedback.game', ({ names }) => <Name names={names} />, { wideOnly: true }),
    displayColumn('state', 'plugins.state', (plugin) => <PluginState plugin={plugin} />),
    column.accessor(({ live }) => live?.version ?? '–', {
      id: 'live',
      header: titled('plugins.live'),
      meta: { wideOnly: true },
    }),
    column.accessor(({ candidate }) => (candidate ? `${candidate.version} (${candidate.share}\u00a0%)` : '–'), {
      id: 'candidate',
      header: titled('plugins.candidate'),
      meta: { wideOnly: true, compact: true },
    }),
    displayColumn(
      'fitness',
      'plugins.fitness',
      ({ live }) => live && <CompatibilityNote compatibility={live.compatibility} />,
      { optional: true },
    ),
    column.accessor(({ live }) => live?.bytes ?? 0, {
      id: 'bytes',
      header: titled('plugins.size'),
      meta: { numeric: true, optional: true },
      cell: ({ row: { original } }) => (original.live ? <Size bytes={original.live.bytes} /> : '–'),
    }),
    displayColumn('health', 'plugins.health', ({ live }) => live && <LoadCounts health={live.health} isBrief />, {
      wideOnly: true,
      compact: true,
    }),
  ]);
}

function displayColumn(id: string, title: string, cell: (plugin: PluginOverview) => ReactNode, meta: ColumnStyle = {}) {
  return column.display({ id, header: titled(title), meta, cell: ({ row: { original } }) => cell(original) });
}

function Name({ names }: Pick<PluginOverview, 'names'>) {
  return localize(names, usePlatform().language);
}

function Size({ bytes }: { bytes: number }) {
  return useFormat().bytes(bytes);
}
