import { ApiError } from '@soccer-legends/api-client';
import { SHORTEST_NAME_SEARCH, type ExternalPlayer } from '@soccer-legends/contracts';
import type { ToastRequest } from '@soccer-legends/game-sdk';
import { useServices } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useSingleMutation } from '../http/use-single-mutation.ts';
import { API_STATS } from './api-stats-path.ts';

const spanish = (title: string, description?: string): ToastRequest => ({
  title,
  titleLanguage: 'es',
  ...(description ? { description, descriptionLanguage: 'es' } : {}),
});

/** Looks for players at the football data service: by name, or a hundred at random where the text is null. */
export function useExternalPlayers() {
  const http = useHttp();
  const { toast } = useServices();
  const client = useQueryClient();
  const asking = useSingleMutation({
    mutationFn: (text: string | null) =>
      http.get<ExternalPlayer[]>(
        text === null ? '/api/admin/random-players' : `/api/admin/players-by-name?name=${encodeURIComponent(text)}`,
      ),
    onSuccess: (players, text) => {
      if (players.length > 0) return;
      toast(
        text === null
          ? spanish('No se encontraron jugadores')
          : spanish('No se encontraron resultados', 'No se encontraron jugadores con ese nombre'),
      );
    },
    onError: (fault) => {
      // The service's own reason, such as a used up quota, says what to do about it.
      const reason = fault instanceof ApiError ? `: ${errorText(fault, '')}` : '';
      toast({ ...spanish('Error de búsqueda', `Error en la búsqueda${reason}`), tone: 'destructive', cause: fault });
    },
    // Every search costs some of the quota that is on show.
    onSettled: () => client.invalidateQueries({ queryKey: [API_STATS] }),
  });

  function search(text: string): void {
    const name = text.trim();
    if (name.length >= SHORTEST_NAME_SEARCH) return asking.mutate(name);
    toast({
      ...spanish('Consulta demasiado corta', 'Introduce al menos 3 caracteres para buscar jugadores'),
      tone: 'destructive',
    });
  }

  return {
    search,
    atRandom: () => asking.mutate(null),
    /** The last list once more, where something in it may have changed. */
    again: () => asking.variables !== undefined && asking.mutate(asking.variables),
    players: asking.data,
    pending: asking.isPending,
  };
}
