import { PLAYER_STATUSES, POSITIONS, type AdminPlayerRow, type Page } from '@soccer-legends/contracts';
import { useTexts, usePlatform } from '@soccer-legends/game-sdk/react';
import { type SortingState, createColumnHelper } from '@tanstack/react-table';
import { type Features, selectColumn, titled } from '../table/columns.tsx';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { Country } from '../components/Country.tsx';
import { Empty, RefreshButton } from '../components/QueryView.tsx';
import { NameButton } from '../components/NameButton.tsx';
import { Position } from '../components/Position.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { Time } from '../components/Time.tsx';
import { NewPersonButton } from '../facts/NewPersonButton.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { FilterField, useFilter } from '../table/FilterField.tsx';
import { PagedTable } from '../table/PagedTable.tsx';
import { sortedPage, useAddressView } from '../table/table-view.ts';
import { useRowSelection } from '../table/use-row-selection.ts';
import { PlayerDialog } from './PlayerDialog.tsx';
import { PlayerSelection } from './PlayerSelection.tsx';
import { StatusChip } from './PlayerStatus.tsx';
import { useOpenPerson } from './use-open-person.ts';

const column = createColumnHelper<Features, AdminPlayerRow>();

export function PlayersTab() {
  const t = useTexts();
  const { language } = usePlatform();
  const { id, open, ...dialog } = useOpenPerson('career');
  const [columns] = useState(() => playerColumns((player) => open(player.id)));
  const view = useAddressView(columns, BY_ID);
  const chosen = { status: useFilter('status', PLAYER_STATUSES), position: useFilter('position', POSITIONS) };
  const filters = Object.entries({ search: view.search, ...chosen }).filter(([, value]) => value !== '');
  // The server searches, sorts and pages, because there may be 100,000 players.
  const query = useApiQuery<Page<AdminPlayerRow>>(
    `/api/admin/players?${new URLSearchParams([...filters, ...Object.entries({ ...sortedPage(view), language })])}`,
    'Failed to fetch players',
  );
  const selection = useRowSelection(query.data?.items ?? []);
  const tools = (
    <>
      <SearchField label={t('table.search')} value={view.search} onSearch={view.setSearch} />
      <PlayerFilters />
      <NewPersonButton kind="players" />
      <RefreshButton query={query} />
    </>
  );
  return (
    <Card title="Players" tools={tools}>
      <PlayerSelection {...selection} />
      <PagedTable
        {...{ columns, view, query, selection }}
        label="Players"
        empty={
          <Empty>{filters.length === 0 ? 'No players found in the database.' : 'No players match your search'}</Empty>
        }
      />
      <PlayerDialog id={id} {...dialog} />
    </Card>
  );
}

function PlayerFilters() {
  const t = useTexts();
  return (
    <>
      <FilterField
        name="status"
        label={t('status.title')}
        values={PLAYER_STATUSES}
        textOf={(name) => t(`status.${name}`)}
      />
      <FilterField
        name="position"
        label={t('person.position')}
        values={POSITIONS}
        textOf={(name) => t(`facts.position.${name}`)}
      />
    </>
  );
}

const BY_ID: SortingState = [{ id: 'id', desc: false }];

/** Returns the columns of the players table. Their ids are the API's sort keys. */
function playerColumns(onOpen: (player: AdminPlayerRow) => void) {
  return column.columns([
    selectColumn<AdminPlayerRow>(({ name }) => name),
    column.accessor('id', { header: 'ID', meta: { numeric: true, wideOnly: true } }),
    column.accessor('name', { header: titled('person.name'), meta: { rowHeader: true }, cell: playerCell(onOpen) }),
    column.accessor('country', {
      header: titled('person.country'),
      meta: { wideOnly: true },
      cell: ({ row: { original } }) => <Country {...original} />,
    }),
    column.accessor('position', {
      header: titled('person.position'),
      meta: { wideOnly: true, compact: true },
      cell: ({ getValue }) => <Position position={getValue()} />,
    }),
    column.accessor('currentTeam', { header: titled('person.team'), meta: { wideOnly: true } }),
    column.accessor('teamCount', { header: titled('person.teamCount'), meta: { numeric: true, optional: true } }),
    column.accessor('status', {
      header: titled('status.title'),
      enableSorting: false,
      meta: { compact: true },
      cell: ({ getValue }) => <StatusChip status={getValue()} />,
    }),
    column.accessor('updatedAt', {
      header: titled('person.updatedAt'),
      meta: { optional: true },
      cell: ({ getValue }) => <Time iso={getValue()} dayOnly />,
    }),
  ]);
}

/** The player's name, with the other names of merged duplicates, because the search finds those too. */
function playerCell(onOpen: (player: AdminPlayerRow) => void) {
  return ({ row: { original } }: { row: { original: AdminPlayerRow } }) => {
    const others = original.duplicates.map(({ name }) => name).filter((name) => name !== original.name);
    return (
      <>
        <NameButton onClick={() => onOpen(original)}>{original.name}</NameButton>
        {others.length > 0 && <small> ({[...new Set(others)].join(', ')})</small>}
      </>
    );
  };
}
