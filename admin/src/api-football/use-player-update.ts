import type { PlayerSynced } from '@soccer-legends/contracts';
import type { ToastRequest } from '@soccer-legends/game-sdk';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { useApiMutation } from '../http/use-api.ts';

const NO_API_ID = 'Este jugador no tiene un ID de API asociado y no puede ser actualizado automáticamente.';
const UPDATE_FAILED = { title: 'Error al actualizar', titleLanguage: 'es' } as const;

interface Updatable {
  id: number;
  apiId: number | null;
}

/** Links a player to an entry of the football data service, if that is not done yet, and updates the player from it. */
export function useLinkedUpdate(failure: ToastRequest = UPDATE_FAILED) {
  return useApiMutation<{ playerId: number; apiId: number }, PlayerSynced>({
    send: (http, { playerId, apiId }) => http.post<PlayerSynced>(`/api/admin/players/${playerId}/link`, { apiId }),
    onSuccess: useSyncedToast(),
    failure,
  });
}

/** Updates a player from the football data service. Toasts report the outcome; a player without an `apiId` fails. */
export function usePlayerUpdate() {
  return useApiMutation<Updatable, PlayerSynced>({
    send: (http, { id, apiId }) => {
      if (apiId === null) throw new Error(NO_API_ID);
      return http.post<PlayerSynced>(`/api/admin/players/${id}/update`);
    },
    onSuccess: useSyncedToast(),
    failure: UPDATE_FAILED,
  });
}

/** Returns a function that makes the toast after the sync of one player. English pages show the server's message. */
export function useSyncedToast(): (answer: PlayerSynced) => ToastRequest {
  const t = useTexts();
  const { language } = usePlatform();
  return ({ message, playerId }) => ({
    title: language === 'en' ? message : t(playerId === null ? 'link.continues' : 'link.updated'),
  });
}
