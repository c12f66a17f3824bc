import { type AdminTeam, fold } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useMemo, useState } from 'react';
import { useApiQuery } from '../http/use-api-query.ts';
import { Card } from '../components/Card.tsx';
import { Empty } from '../components/Empty.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import { Toolbar } from '../table/Toolbar.tsx';
import { useRowsTable } from '../table/use-rows-table.ts';
import { teamColumns } from './team-columns.tsx';
import { TeamDialog } from './TeamDialog.tsx';

const PAGE_SIZE = 15;
const BY_NAME = [{ id: 'name', desc: false }];

export function TeamsTab() {
  const query = useApiQuery<AdminTeam[]>('/api/admin/teams?players=false');
  const refresh = (
    <SmallButton lang="es" disabled={query.isFetching} onClick={() => void query.refetch()}>
      Actualizar equipos
    </SmallButton>
  );
  return (
    <Card title="Teams" tools={refresh}>
      <QueryView query={query}>{(teams) => <Teams teams={teams} />}</QueryView>
    </Card>
  );
}

function Teams({ teams }: { teams: readonly AdminTeam[] }) {
  const t = useTexts();
  const [text, search] = useState('');
  const [selected, setSelected] = useState<AdminTeam>();
  const [columns] = useState(() => teamColumns(setSelected));
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
      <TeamDialog team={selected} onClose={() => setSelected(undefined)} />
    </>
  );
}
