import type { ExternalPlayer, PlayerSynced } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { VisuallyHidden } from '@soccer-legends/ui';
import { useState } from 'react';
import { useApiMutation } from '../http/use-api.ts';
import { Chip } from '../components/Chip.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Specified } from '../components/Specified.tsx';
import { useLinkedUpdate, useSyncedToast } from './use-player-update.ts';
import { ExternalPlayerFacts } from './ExternalPlayers.tsx';
import css from './ExternalPlayers.module.css';

/** Shows a player of the football data service, with a button to import or update. */
export function ExternalPlayerRow({ external, onChanged }: { external: ExternalPlayer; onChanged(): void }) {
  const { player, existsInDb, playerId, candidates } = external;
  const [isAsking, setAsking] = useState(false);
  const update = useLinkedUpdate();
  const updateFrom = (id: number): void => update.mutate({ playerId: id, apiId: player.id });
  const importing = useImport(player.id, onChanged);
  const pending = update.isPending || importing.isPending;
  return (
    <li className={css.player}>
      <ExternalPlayerFacts external={external} />
      <Chip tone={existsInDb ? 'good' : 'plain'}>
        <Specified text={existsInDb ? 'En Base de Datos' : 'No guardado'} />
      </Chip>
      {existsInDb ? (
        <SmallButton
          disabled={pending}
          aria-expanded={playerId === null ? isAsking : undefined}
          onClick={() => (playerId === null ? setAsking(!isAsking) : updateFrom(playerId))}
        >
          <Specified text="Actualizar" /> <VisuallyHidden>{player.name}</VisuallyHidden>
        </SmallButton>
      ) : (
        <SmallButton look="primary" disabled={pending} onClick={() => importing.mutate()}>
          <Specified text="Importar" /> <VisuallyHidden>{player.name}</VisuallyHidden>
        </SmallButton>
      )}
      {isAsking && playerId === null && (
        <WhichPlayer candidates={candidates} disabled={pending} onChoose={updateFrom} />
      )}
    </li>
  );
}

interface WhichPlayerProps extends Pick<ExternalPlayer, 'candidates'> {
  disabled: boolean;
  onChoose(playerId: number): void;
}

/** Asks which of several stored players is the one in the service's entry. */
function WhichPlayer({ candidates, disabled, onChoose }: WhichPlayerProps) {
  const t = useTexts();
  return (
    <fieldset className={css.which}>
      <legend>{t('link.which')}</legend>
      {candidates.map(({ id, name, born, club }) => (
        <SmallButton key={id} disabled={disabled} onClick={() => onChoose(id)}>
          {[name, born, club, `ID ${id}`].filter(Boolean).join(' · ')}
        </SmallButton>
      ))}
    </fieldset>
  );
}

function useImport(apiId: number, onImported: () => void) {
  const syncedToast = useSyncedToast();
  return useApiMutation<void, PlayerSynced>({
    send: (http) => http.post<PlayerSynced>('/api/admin/import-player', { apiId }),
    onSuccess: (answer) => {
      onImported();
      return syncedToast(answer);
    },
    failure: { title: 'Import Failed', titleLanguage: 'en' },
    offline: 'Failed to sync data',
  });
}
