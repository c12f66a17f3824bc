import type { PluginOverview } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { useApiQuery } from '../http/use-api-query.ts';
import { Card } from '../components/Card.tsx';
import { Empty } from '../components/Empty.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import { useAddressView } from '../table/use-address-view.ts';
import { useRowsTable } from '../table/use-rows-table.ts';
import { DevOverrides } from './DevOverrides.tsx';
import { UnlistedPluginTokens } from './UnlistedPluginTokens.tsx';
import { pluginColumns } from './plugin-columns.tsx';
import css from './PluginDialog.module.css';
import { PluginDialog } from './PluginDialog.tsx';
import { PLUGINS } from './plugins-path.ts';
import { ArchiveUpload } from './ArchiveUpload.tsx';

const BY_KEY = [{ id: 'key', desc: false }];

export function PluginsTab() {
  const t = useTexts();
  const query = useApiQuery<PluginOverview[]>(PLUGINS);
  const tools = (
    <>
      <ArchiveUpload />
      <RefreshButton query={query} />
    </>
  );
  return (
    <Card title="Plugins" tools={tools}>
      <QueryView query={query}>
        {(plugins) => (plugins.length === 0 ? <Empty>{t('plugins.empty')}</Empty> : <Plugins plugins={plugins} />)}
      </QueryView>
      <section className={css.below}>
        <UnlistedPluginTokens />
        <DevOverrides />
      </section>
    </Card>
  );
}

function Plugins({ plugins }: { plugins: readonly PluginOverview[] }) {
  const [selectedKey, setSelectedKey] = useState<string>();
  const [columns] = useState(() => pluginColumns(({ key }) => setSelectedKey(key)));
  const table = useRowsTable({ columns, rows: plugins, view: useAddressView(columns, BY_KEY) });
  return (
    <>
      <DataTable table={table} label="Plugins" />
      <Pager table={table} />
      <PluginDialog pluginKey={selectedKey} onClose={() => setSelectedKey(undefined)} />
    </>
  );
}
