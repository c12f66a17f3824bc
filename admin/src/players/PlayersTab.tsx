import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { Empty } from '../components/Empty.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { useFormat } from '../components/use-format.ts';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import { PlayerDialog } from './PlayerDialog.tsx';
import { usePlayersTable } from './use-players-table.ts';

export function PlayersTab() {
  const t = useTexts();
  const { number } = useFormat();
  const [selectedId, setSelectedId] = useState<number>();
  const { table, query, view } = usePlayersTable(({ id }) => setSelectedId(id));
  const tools = (
    <>
      <SearchField label={t('table.search')} value={view.search} onSearch={view.setSearch} />
      <RefreshButton query={query} />
    </>
  );
  return (
    <Card title="Players" tools={tools}>
      <QueryView query={query}>
        {({ total }) =>
          total === 0 ? (
            <Empty lang="en">
              {view.search === '' ? 'No players found in the database.' : 'No players match your search'}
            </Empty>
          ) : (
            <>
              <DataTable table={table} label="Players" isStale={query.isPlaceholderData} />
              <Pager
                table={table}
                summary={(from, to, all) =>
                  t('table.shown', { from: number(from), to: number(to), total: number(all) })
                }
              />
            </>
          )
        }
      </QueryView>
      <PlayerDialog id={selectedId} onClose={() => setSelectedId(undefined)} />
    </Card>
  );
}
