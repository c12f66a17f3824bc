import type { PlayerSynced } from '@soccer-legends/contracts';
import { useApiMutation } from '../http/use-api.ts';

const TITLE = 'Error al actualizar';
const NO_API_ID = 'Este jugador no tiene un ID de API asociado y no puede ser actualizado automáticamente.';

interface Updatable {
  id: number;
  apiId: number | null;
}

/** Links a player to an entry of the football data service, if that is not done yet, and updates the player. */
export function useLinkedUpdate(apiId: number) {
  return useApiMutation<number, PlayerSynced>({
    send: (http, playerId) => http.post<PlayerSynced>(`/api/admin/players/${playerId}/link`, { apiId }),
    onSuccess: ({ message }) => ({ title: message }),
    failure: { title: TITLE, titleLanguage: 'es' },
  });
}

/** Updates a player from the football data service. Toasts report the outcome; a player without an `apiId` fails. */
export function usePlayerUpdate() {
  return useApiMutation<Updatable, PlayerSynced>({
    send: (http, { id, apiId }) => {
      if (apiId === null) throw new Error(NO_API_ID);
      return http.post<PlayerSynced>(`/api/admin/players/${id}/update`);
    },
    onSuccess: ({ message }) => ({ title: message }),
    failure: { title: TITLE, titleLanguage: 'es' },
  });
}
