import type { ExternalPlayer, PlayerSynced } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Portrait } from '@soccer-legends/ui';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useAction } from '../http/use-action.ts';
import { Chip } from '../parts/Chip.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { usePlayerUpdate } from '../players/use-player-update.ts';
import css from './PlayerSearchDialog.module.css';

/** A player as the data service knows him, with what can be done about him here. */
export function ExternalPlayerRow({ external, onChanged }: { external: ExternalPlayer; onChanged(): void }) {
  const t = useTexts();
  const http = useHttp();
  const { player, statistics, existsInDb, playerId } = external;
  const update = usePlayerUpdate();
  const imports = useAction<void, PlayerSynced>({
    perform: () => http.post<PlayerSynced>('/api/admin/import-player', { apiId: player.id }),
    done: ({ message }) => {
      onChanged();
      return { title: message };
    },
    failed: (fault) => ({
      title: 'Import Failed',
      titleLanguage: 'en',
      description: errorText(fault, 'Failed to sync data'),
    }),
  });
  const [latest] = statistics;
  const pending = update.isPending || imports.isPending;
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
          onClick={() => imports.mutate()}
        >
          Importar
        </SmallButton>
      )}
    </li>
  );
}
