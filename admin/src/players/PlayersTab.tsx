import type { AdminPlayerSummary, Language, Page } from '@soccer-legends/contracts';
import { useTexts, usePlatform } from '@soccer-legends/game-sdk/react';
import { type SortingState, createColumnHelper } from '@tanstack/react-table';
import { type Features, nameCell, timeCell, titled } from '../table/columns.tsx';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { Country } from '../components/Country.tsx';
import { Empty, RefreshButton } from '../components/QueryView.tsx';
import { Position } from '../components/Position.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { NewPersonButton } from '../facts/NewPersonButton.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { PagedTable } from '../table/PagedTable.tsx';
import { sortedPage, type TableView, useAddressView } from '../table/table-view.ts';
import { PlayerDialog } from './PlayerDialog.tsx';
import { useOpenPerson } from './use-open-person.ts';

const column = createColumnHelper<Features, AdminPlayerSummary>();

export function PlayersTab() {
  const t = useTexts();
  const { language } = usePlatform();
  const { id, open, ...dialog } = useOpenPerson('career');
  const [columns] = useState(() => playerColumns((player) => open(player.id)));
  const view = useAddressView(columns, BY_ID);
  // The server searches, sorts and pages, because there may be 100,000 players.
  const query = useApiQuery<Page<AdminPlayerSummary>>(playersPath(view, language), 'Failed to fetch players');
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
        {...{ columns, view, query }}
        label="Players"
        empty={
          <Empty lang="en">
            {view.search === '' ? 'No players found in the database.' : 'No players match your search'}
          </Empty>
        }
      />
      <PlayerDialog id={id} {...dialog} />
    </Card>
  );
}

const BY_ID: SortingState = [{ id: 'id', desc: false }];

function playersPath(view: TableView, language: Language): string {
  const { search } = view;
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...sortedPage(view), language });
  return `/api/admin/players?${query}`;
}

/** Returns the columns of the players table. Their ids are the API's sort keys. */
function playerColumns(onOpen: (player: AdminPlayerSummary) => void) {
  return column.columns([
    column.accessor('id', { header: 'ID', meta: { numeric: true } }),
    column.accessor('name', { header: titled('person.name'), meta: { rowHeader: true }, cell: nameCell(onOpen) }),
    column.accessor('country', {
      header: titled('person.country'),
      cell: ({ row: { original } }) => <Country {...original} />,
    }),
    column.accessor('position', {
      header: titled('person.position'),
      meta: { wideOnly: true },
      cell: ({ getValue }) => <Position position={getValue()} />,
    }),
    column.accessor('currentTeam', { header: titled('person.team'), meta: { wideOnly: true } }),
    column.accessor('teamCount', { header: titled('person.teamCount'), meta: { numeric: true, wideOnly: true } }),
    column.accessor('updatedAt', { header: titled('person.updatedAt'), meta: { wideOnly: true }, cell: timeCell }),
  ]);
}
