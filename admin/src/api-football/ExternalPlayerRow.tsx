import type { ExternalPlayer, PlayerSynced } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Portrait } from '@soccer-legends/ui';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import { Chip } from '../components/Chip.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { usePlayerUpdate } from '../players/use-player-update.ts';
import css from './PlayerSearchDialog.module.css';

/** Shows a player of the football data service, with a button that imports or updates the player. */
export function ExternalPlayerRow({ external, onChanged }: { external: ExternalPlayer; onChanged(): void }) {
  const t = useTexts();
  const http = useHttp();
  const { player, statistics, existsInDb, playerId } = external;
  const update = usePlayerUpdate();
  const importing = useApiMutation<void, PlayerSynced>({
    send: () => http.post<PlayerSynced>('/api/admin/import-player', { apiId: player.id }),
    onSuccess: ({ message }) => {
      onChanged();
      return { title: message };
    },
    failure: { title: 'Import Failed', titleLanguage: 'en' },
    offline: 'Failed to sync data',
  });
  const [latest] = statistics;
  const pending = update.isPending || importing.isPending;
  return (
    <li className={css.player}>
      <Portrait photo={player.photo} mode="full" alt="" width={44} placeholder="" />
      <span className={css.about}>
        <bdi>{player.name}</bdi>
        <span className={css.facts}>
          {[
            player.nationality,
            player.age === null ? null : t('person.years', { age: player.age }),
            latest?.team.name,
            latest?.games.position,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
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
