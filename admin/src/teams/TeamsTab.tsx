import { type AdminTeam, fold } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useMemo, useState } from 'react';
import { useRead } from '../http/use-read.ts';
import { Card } from '../parts/Card.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import { Toolbar } from '../table/Toolbar.tsx';
import { useRowsTable } from '../table/use-rows-table.ts';
import { teamColumns } from './team-columns.tsx';
import { TeamDialog } from './TeamDialog.tsx';

const PAGE_SIZE = 15;
const BY_NAME = [{ id: 'name', desc: false }];

export function TeamsTab() {
  const query = useRead<AdminTeam[]>('/api/admin/teams?players=false');
  const refresh = (
    <SmallButton lang="es" disabled={query.isFetching} onClick={() => void query.refetch()}>
      Actualizar equipos
    </SmallButton>
  );
  return (
    <Card title="Teams" tools={refresh}>
      <Loaded query={query}>{(teams) => <Teams teams={teams} />}</Loaded>
    </Card>
  );
}

function Teams({ teams }: { teams: readonly AdminTeam[] }) {
  const t = useTexts();
  const [text, search] = useState('');
  const [opened, open] = useState<AdminTeam>();
  const [columns] = useState(() => teamColumns(open));
  const rows = useMemo(() => teams.filter(({ name }) => fold(name).includes(fold(text))), [teams, text]);
  const table = useRowsTable({ columns, rows, pageSize: PAGE_SIZE, sorting: BY_NAME });
  return (
    <>
      <Toolbar>
        <SearchField label={t('table.search')} onSearch={search} />
      </Toolbar>
      {rows.length === 0 ? (
        <Empty lang="es">No se encontraron equipos en la base de datos.</Empty>
      ) : (
        <div lang="es">
          <DataTable table={table} label="Equipos" />
          <Pager table={table} summary={(from, to, total) => `Mostrando ${from}-${to} de ${total} equipos`} />
        </div>
      )}
      <TeamDialog team={opened} onClose={() => open(undefined)} />
    </>
  );
}
