import type { PlayerSynced } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useAction } from '../http/use-action.ts';

const TITLE = 'Error al actualizar';
const NO_API_ID = 'Este jugador no tiene un ID de API asociado y no puede ser actualizado automáticamente.';

interface Updatable {
  id: number;
  apiId: number | null;
}

/** Brings one player up to date from the football data service. */
export function usePlayerUpdate() {
  const t = useTexts();
  const http = useHttp();
  return useAction<Updatable, PlayerSynced>({
    perform: ({ id, apiId }) => {
      if (apiId === null) throw new Error(NO_API_ID);
      return http.post<PlayerSynced>(`/api/admin/players/${id}/update`);
    },
    done: ({ message }) => ({ title: message }),
    failed: (fault) => ({ title: TITLE, titleLanguage: 'es', description: errorText(fault, t('offline')) }),
  });
}
