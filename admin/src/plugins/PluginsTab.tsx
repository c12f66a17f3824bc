import type { PluginOverview } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { useRead } from '../http/use-read.ts';
import { Card } from '../parts/Card.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { RefreshButton } from '../parts/RefreshButton.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import { useRowsTable } from '../table/use-rows-table.ts';
import { Machine } from './Machine.tsx';
import { NewcomerTokens } from './NewcomerTokens.tsx';
import { pluginColumns } from './plugin-columns.tsx';
import css from './PluginDialog.module.css';
import { PluginDialog } from './PluginDialog.tsx';
import { PLUGINS } from './plugins-path.ts';
import { Upload } from './Upload.tsx';

const PAGE_SIZE = 25;
const BY_KEY = [{ id: 'key', desc: false }];

export function PluginsTab() {
  const t = useTexts();
  const query = useRead<PluginOverview[]>(PLUGINS);
  const tools = (
    <>
      <Upload />
      <RefreshButton query={query} />
    </>
  );
  return (
    <Card title="Plugins" tools={tools}>
      <Loaded query={query}>
        {(plugins) => (plugins.length === 0 ? <Empty>{t('plugins.empty')}</Empty> : <Plugins plugins={plugins} />)}
      </Loaded>
      <section className={css.below}>
        <NewcomerTokens />
        <Machine />
      </section>
    </Card>
  );
}

function Plugins({ plugins }: { plugins: readonly PluginOverview[] }) {
  const [opened, open] = useState<string>();
  const [columns] = useState(() => pluginColumns(({ key }) => open(key)));
  const table = useRowsTable({ columns, rows: plugins, pageSize: PAGE_SIZE, sorting: BY_KEY });
  return (
    <>
      <DataTable table={table} label="Plugins" />
      <Pager table={table} />
      <PluginDialog pluginKey={opened} onClose={() => open(undefined)} />
    </>
  );
}
