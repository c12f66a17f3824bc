import { type AdminTeam, fold } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { TeamBadge } from '@soccer-legends/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { Card } from '../components/Card.tsx';
import { Empty } from '../components/Empty.tsx';
import { NameButton } from '../components/NameButton.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import { useLinkedPerson } from '../players/use-linked-person.ts';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import type { Features } from '../table/features.ts';
import type { TableView } from '../table/table-view.ts';
import { useAddressView } from '../table/use-address-view.ts';
import { useRowsTable } from '../table/use-rows-table.ts';
import { TeamDialog } from './TeamDialog.tsx';

const column = createColumnHelper<Features, AdminTeam>();

const PAGE_SIZE = 15;
const BY_NAME = [{ id: 'name', desc: false }];

export function TeamsTab() {
  const t = useTexts();
  const query = useApiQuery<AdminTeam[]>('/api/admin/teams?players=false');
  const [selectedId, setSelectedId] = useState<number>();
  const linked = useLinkedPerson();
  const [columns] = useState(() => teamColumns(({ id }) => setSelectedId(id)));
  const view = useAddressView(columns, BY_NAME);
  const tools = (
    <>
      <SearchField label={t('table.search')} value={view.search} onSearch={view.setSearch} />
      <SmallButton lang="es" disabled={query.isFetching} onClick={() => void query.refetch()}>
        Actualizar equipos
      </SmallButton>
    </>
  );
  return (
    <Card title="Teams" tools={tools}>
      <QueryView query={query}>
        {(teams) =>
          teams.length === 0 ? (
            <Empty lang="es">No se encontraron equipos en la base de datos.</Empty>
          ) : (
            <Teams teams={teams} columns={columns} view={view} />
          )
        }
      </QueryView>
      <TeamDialog
        team={query.data?.find(({ id }) => id === (selectedId ?? linked.id))}
        focus={selectedId === undefined ? 'name' : undefined}
        onClose={() => {
          setSelectedId(undefined);
          linked.forget();
        }}
      />
    </Card>
  );
}

interface TeamsProps {
  teams: readonly AdminTeam[];
  columns: TeamColumns;
  view: TableView;
}

function Teams({ teams, columns, view }: TeamsProps) {
  const t = useTexts();
  const text = fold(view.search);
  const rows = useMemo(() => teams.filter(({ name }) => fold(name).includes(text)), [teams, text]);
  const table = useRowsTable({ columns, rows, pageSize: PAGE_SIZE, view });
  if (rows.length === 0) return <Empty>{t('table.noMatch')}</Empty>;
  return (
    <div lang="es">
      <DataTable table={table} label="Equipos" />
      <Pager table={table} summary={(from, to, total) => `Mostrando ${from}-${to} de ${total} equipos`} />
    </div>
  );
}

function teamColumns(onOpen: (team: AdminTeam) => void) {
  return column.columns([
    column.display({
      id: 'logo',
      header: 'Logo',
      cell: ({ row: { original } }) => <TeamBadge logo={original.logo} size={26} />,
    }),
    column.accessor('name', {
      header: 'Nombre',
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => <NameButton onClick={() => onOpen(original)}>{original.name}</NameButton>,
    }),
    column.accessor('playerCount', { header: 'Jugadores', meta: { numeric: true } }),
    column.accessor('id', { header: 'ID', meta: { numeric: true, wideOnly: true } }),
    column.accessor('apiId', {
      header: 'API ID',
      enableSorting: false,
      meta: { numeric: true, wideOnly: true },
      cell: ({ getValue }) => getValue() ?? '–',
    }),
  ]);
}

type TeamColumns = ReturnType<typeof teamColumns>;
