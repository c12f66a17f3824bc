import { PLAYER_STATUSES, type AdminPlayerRow, type Language, type Page } from '@soccer-legends/contracts';
import { useTexts, usePlatform } from '@soccer-legends/game-sdk/react';
import { type SortingState, createColumnHelper } from '@tanstack/react-table';
import { type Features, nameCell, timeCell, titled } from '../table/columns.tsx';
import { useState } from 'react';
import { useAddress } from '../address/context.ts';
import { Card } from '../components/Card.tsx';
import { Country } from '../components/Country.tsx';
import { ChoiceField } from '../components/Field.tsx';
import { Empty, RefreshButton } from '../components/QueryView.tsx';
import { Position } from '../components/Position.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { NewPersonButton } from '../facts/NewPersonButton.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { PagedTable } from '../table/PagedTable.tsx';
import { sortedPage, type TableView, useAddressView } from '../table/table-view.ts';
import { PlayerDialog } from './PlayerDialog.tsx';
import { StatusChip } from './PlayerStatus.tsx';
import { useOpenPerson } from './use-open-person.ts';

const column = createColumnHelper<Features, AdminPlayerRow>();

export function PlayersTab() {
  const t = useTexts();
  const { language } = usePlatform();
  const { id, open, ...dialog } = useOpenPerson('career');
  const [columns] = useState(() => playerColumns((player) => open(player.id)));
  const view = useAddressView(columns, BY_ID);
  const { view: parameters, changeView } = useAddress();
  const status = PLAYER_STATUSES.find((name) => name === parameters['status']) ?? '';
  // The server searches, sorts and pages, because there may be 100,000 players.
  const query = useApiQuery<Page<AdminPlayerRow>>(playersPath(view, status, language), 'Failed to fetch players');
  const tools = (
    <>
      <SearchField label={t('table.search')} value={view.search} onSearch={view.setSearch} />
      <ChoiceField
        label={t('status.title')}
        value={status}
        choices={[['', t('status.all')], ...PLAYER_STATUSES.map((name) => [name, t(`status.${name}`)] as const)]}
        onValue={(chosen) => changeView({ status: chosen, page: '' })}
      />
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
            {view.search + status === '' ? 'No players found in the database.' : 'No players match your search'}
          </Empty>
        }
      />
      <PlayerDialog id={id} {...dialog} />
    </Card>
  );
}

const BY_ID: SortingState = [{ id: 'id', desc: false }];

function playersPath(view: TableView, status: string, language: Language): string {
  const { search } = view;
  const filters = { ...(search && { search }), ...(status && { status }) };
  const query = new URLSearchParams({ ...filters, ...sortedPage(view), language });
  return `/api/admin/players?${query}`;
}

/** Returns the columns of the players table. Their ids are the API's sort keys. */
function playerColumns(onOpen: (player: AdminPlayerRow) => void) {
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
    column.accessor('status', {
      header: titled('status.title'),
      enableSorting: false,
      cell: ({ getValue }) => <StatusChip status={getValue()} />,
    }),
    column.accessor('updatedAt', { header: titled('person.updatedAt'), meta: { wideOnly: true }, cell: timeCell }),
  ]);
}
