import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { Empty } from '../components/Empty.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { NewPersonButton } from '../facts/NewPersonButton.tsx';
import { PagedTable } from '../table/PagedTable.tsx';
import { PlayerDialog } from './PlayerDialog.tsx';
import { useLinkedPerson } from './use-linked-person.ts';
import { usePlayersTable } from './use-players-table.ts';

export function PlayersTab() {
  const t = useTexts();
  const [selectedId, setSelectedId] = useState<number>();
  const linked = useLinkedPerson();
  const { table, query, view } = usePlayersTable(({ id }) => setSelectedId(id));
  const tools = (
    <>
      <SearchField label={t('table.search')} value={view.search} onSearch={view.setSearch} />
      <NewPersonButton kind="players" />
      <RefreshButton query={query} />
    </>
  );
  return (
    <Card title="Players" tools={tools}>
      <PagedTable
        table={table}
        query={query}
        label="Players"
        empty={
          <Empty lang="en">
            {view.search === '' ? 'No players found in the database.' : 'No players match your search'}
          </Empty>
        }
      />
      <PlayerDialog
        id={selectedId ?? linked.id}
        focus={selectedId === undefined ? 'career' : undefined}
        onClose={() => {
          setSelectedId(undefined);
          linked.forget();
        }}
      />
    </Card>
  );
}
