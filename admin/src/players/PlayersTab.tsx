import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Card } from '../parts/Card.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { RefreshButton } from '../parts/RefreshButton.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { useFormat } from '../parts/use-format.ts';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import { Toolbar } from '../table/Toolbar.tsx';
import { PlayerDialog } from './PlayerDialog.tsx';
import { usePlayersTable } from './use-players-table.ts';

export function PlayersTab() {
  const t = useTexts();
  const { number } = useFormat();
  const [opened, open] = useState<number>();
  const { table, query, text, search } = usePlayersTable(({ id }) => open(id));
  return (
    <Card title="Players" tools={<RefreshButton query={query} />}>
      <Toolbar>
        <SearchField label={t('table.search')} onSearch={search} />
      </Toolbar>
      <Loaded query={query}>
        {({ total }) =>
          total === 0 ? (
            <Empty lang="en">
              {text === '' ? 'No players found in the database.' : 'No players match your search'}
            </Empty>
          ) : (
            <>
              <DataTable table={table} label="Players" />
              <Pager
                table={table}
                summary={(from, to, all) =>
                  t('table.shown', { from: number(from), to: number(to), total: number(all) })
                }
              />
            </>
          )
        }
      </Loaded>
      <PlayerDialog id={opened} onClose={() => open(undefined)} />
    </Card>
  );
}
