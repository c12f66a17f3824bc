import { type AdminTeam, FIRST_TEAM_YEAR, fold } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useId, useState } from 'react';
import { useApiQuery } from '../http/use-api.ts';
import { QueryFailure } from '../components/QueryView.tsx';
import { TextField, YearField } from '../components/Field.tsx';
import { SyncDialog, type SyncDialogProps } from './SyncDialog.tsx';

const DEFAULT_YEAR = 2023;

export function TeamPlayersDialog({ capacity: _, ...dialog }: SyncDialogProps) {
  const t = useTexts();
  const listId = useId();
  const query = useApiQuery<AdminTeam[]>('/api/admin/teams?players=false');
  const { data: teams = [] } = query;
  const [name, setName] = useState('');
  const [year, setYear] = useState(DEFAULT_YEAR);
  const team = teams.find((other) => fold(other.name) === fold(name));
  return (
    <SyncDialog {...dialog} title="Sync Complete Team Players" request={team && { teamName: team.name, year }}>
      <QueryFailure query={query} />
      <TextField
        label={t('tools.team.name')}
        hint={name !== '' && query.data && !team ? t('tools.team.unknown') : undefined}
        list={listId}
        autoComplete="off"
        value={name}
        onValue={setName}
      />
      <datalist id={listId}>
        {teams.map((other) => (
          <option key={other.id} value={other.name} />
        ))}
      </datalist>
      <YearField label={t('tools.team.year')} first={FIRST_TEAM_YEAR} value={year} onValue={setYear} />
    </SyncDialog>
  );
}
