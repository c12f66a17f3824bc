import type { PlayerSynced } from '@soccer-legends/contracts';
import { useApiMutation } from '../http/use-api.ts';

const NO_API_ID = 'Este jugador no tiene un ID de API asociado y no puede ser actualizado automáticamente.';

interface Updatable {
  id: number;
  apiId: number | null;
}

const REPORT = {
  onSuccess: ({ message }: PlayerSynced) => ({ title: message }),
  failure: { title: 'Error al actualizar', titleLanguage: 'es' },
} as const;

/** Updates a player from an entry of the football data service. Links the player to the entry first, if necessary. */
export function useLinkedUpdate(apiId: number) {
  return useApiMutation<number, PlayerSynced>({
    send: (http, playerId) => http.post<PlayerSynced>(`/api/admin/players/${playerId}/link`, { apiId }),
    ...REPORT,
  });
}

/** Updates a player from the football data service. Toasts report the outcome; a player without an `apiId` fails. */
export function usePlayerUpdate() {
  return useApiMutation<Updatable, PlayerSynced>({
    send: (http, { id, apiId }) => {
      if (apiId === null) throw new Error(NO_API_ID);
      return http.post<PlayerSynced>(`/api/admin/players/${id}/update`);
    },
    ...REPORT,
  });
}
