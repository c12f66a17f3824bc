import type { AdminTeam } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { TeamBadge } from '@soccer-legends/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { type Features, nameCell } from '../table/columns.tsx';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { QueryView, Empty } from '../components/QueryView.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Specified } from '../components/Specified.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { useOpenPerson } from '../players/use-open-person.ts';
import { LocalTable } from '../table/LocalTable.tsx';
import { useAddressView } from '../table/table-view.ts';
import { TeamDialog } from './TeamDialog.tsx';

const column = createColumnHelper<Features, AdminTeam>();

const PAGE_SIZE = 15;
const BY_NAME = [{ id: 'name', desc: false }];

export function TeamsTab() {
  const t = useTexts();
  const query = useApiQuery<AdminTeam[]>('/api/admin/teams?players=false');
  const { id, open, ...dialog } = useOpenPerson('name');
  const [columns] = useState(() => teamColumns((team) => open(team.id)));
  const view = useAddressView(columns, BY_NAME);
  const tools = (
    <>
      <SearchField label={t('table.search')} value={view.search} onSearch={view.setSearch} />
      <SmallButton disabled={query.isFetching} onClick={() => void query.refetch()}>
        <Specified text="Actualizar equipos" />
      </SmallButton>
    </>
  );
  return (
    <Card title="Teams" tools={tools}>
      <QueryView query={query}>
        {(teams) => (
          <LocalTable
            columns={columns}
            rows={teams}
            view={view}
            pageSize={PAGE_SIZE}
            searched={namesOf}
            label="Equipos"
            lang="es"
            summary={(from, to, total) => `Mostrando ${from}-${to} de ${total} equipos`}
            empty={<Empty>No se encontraron equipos en la base de datos.</Empty>}
          />
        )}
      </QueryView>
      <TeamDialog team={query.data?.find((team) => team.id === id)} {...dialog} />
    </Card>
  );
}

const namesOf = ({ name }: AdminTeam): string[] => [name];

function teamColumns(onOpen: (team: AdminTeam) => void) {
  return column.columns([
    column.display({
      id: 'logo',
      header: 'Logo',
      cell: ({ row: { original } }) => <TeamBadge name={original.name} logo={original.logo} size={26} />,
    }),
    column.accessor('name', {
      header: () => <Specified text="Nombre" />,
      meta: { rowHeader: true },
      cell: nameCell(onOpen),
    }),
    column.accessor('playerCount', {
      header: () => <Specified text="Jugadores" />,
      meta: { numeric: true },
    }),
    column.accessor('id', { header: 'ID', meta: { numeric: true, wideOnly: true } }),
    column.accessor('apiId', {
      header: 'API ID',
      enableSorting: false,
      meta: { numeric: true, wideOnly: true },
      cell: ({ getValue }) => getValue() ?? '–',
    }),
  ]);
}
