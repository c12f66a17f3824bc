import { ApiError } from '@soccer-legends/api-client';
import { SHORTEST_NAME_SEARCH, type ExternalPlayer } from '@soccer-legends/contracts';
import type { ToastRequest } from '@soccer-legends/game-sdk';
import { useServices } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useSingleMutation, useHttp } from '../http/use-api.ts';
import { useErrorText } from '../http/use-error-text.ts';
import { toastReason } from '../http/use-failure-text.ts';

/** Path of the catalogue's size and of the quota and use of the football data service. */
export const API_STATS = '/api/admin/api-stats';

const spanish = (title: string, description?: string): ToastRequest => ({
  title,
  titleLanguage: 'es',
  ...(description ? { description, descriptionLanguage: 'es' } : {}),
});

const NOBODY = spanish('No se encontraron jugadores');
const NO_NAMESAKE = spanish('No se encontraron resultados', 'No se encontraron jugadores con ese nombre');
const TOO_SHORT = spanish('Consulta demasiado corta', 'Introduce al menos 3 caracteres para buscar jugadores');

/** Searches players of the football data service by name, or fetches 100 random ones. */
export function useExternalPlayers() {
  const http = useHttp();
  const { toast } = useServices();
  const client = useQueryClient();
  const errorText = useErrorText();
  const lookup = useSingleMutation({
    mutationFn: (text: string | null) =>
      http.get<ExternalPlayer[]>(
        text === null ? '/api/admin/random-players' : `/api/admin/players-by-name?name=${encodeURIComponent(text)}`,
      ),
    onSuccess: (players, text) => {
      if (players.length === 0) toast(text === null ? NOBODY : NO_NAMESAKE);
    },
    onError: (error) => {
      // The server's reason, such as an exhausted quota, helps the administrator.
      const reason = error instanceof ApiError ? `: ${toastReason(errorText(error)).description}` : '';
      toast({ ...spanish('Error de búsqueda', `Error en la búsqueda${reason}`), tone: 'destructive', cause: error });
    },
    // Every search uses some of the quota that this tab shows.
    onSettled: () => client.invalidateQueries({ queryKey: [API_STATS] }),
  });

  function search(text: string): void {
    const name = text.trim();
    if (name.length >= SHORTEST_NAME_SEARCH) return lookup.mutate(name);
    toast({ ...TOO_SHORT, tone: 'destructive' });
  }

  return {
    search,
    searchRandom: () => lookup.mutate(null),
    /** Repeats the last search, for example after an import. */
    repeat: () => lookup.variables !== undefined && lookup.mutate(lookup.variables),
    players: lookup.data,
    pending: lookup.isPending,
  };
}
