import type { ExternalPlayer, PlayerSynced } from '@soccer-legends/contracts';
import { useApiMutation } from '../http/use-api.ts';
import { Chip } from '../components/Chip.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { usePlayerUpdate } from './use-player-update.ts';
import { ExternalPlayerFacts } from './ExternalPlayers.tsx';
import css from './ExternalPlayers.module.css';

/** Shows a player of the football data service, with a button to import or update. */
export function ExternalPlayerRow({ external, onChanged }: { external: ExternalPlayer; onChanged(): void }) {
  const { player, existsInDb, playerId } = external;
  const update = usePlayerUpdate();
  const importing = useImport(player.id, onChanged);
  const pending = update.isPending || importing.isPending;
  return (
    <li className={css.player}>
      <ExternalPlayerFacts external={external} />
      <Chip tone={existsInDb ? 'good' : 'plain'} lang="es">
        {existsInDb ? 'En Base de Datos' : 'No guardado'}
      </Chip>
      {existsInDb ? (
        <SmallButton
          lang="es"
          aria-label={`Actualizar ${player.name}`}
          disabled={pending || playerId === null}
          onClick={() => playerId !== null && update.mutate({ id: playerId, apiId: player.id })}
        >
          Actualizar
        </SmallButton>
      ) : (
        <SmallButton
          look="primary"
          lang="es"
          aria-label={`Importar ${player.name}`}
          disabled={pending}
          onClick={() => importing.mutate()}
        >
          Importar
        </SmallButton>
      )}
    </li>
  );
}

function useImport(apiId: number, onImported: () => void) {
  return useApiMutation<void, PlayerSynced>({
    send: (http) => http.post<PlayerSynced>('/api/admin/import-player', { apiId }),
    onSuccess: ({ message }) => {
      onImported();
      return { title: message };
    },
    failure: { title: 'Import Failed', titleLanguage: 'en' },
    offline: 'Failed to sync data',
  });
}
