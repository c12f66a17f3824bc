import type { SyncDetail, SyncKind, SyncRun } from '@soccer-legends/contracts';
import type { ToastRequest } from '@soccer-legends/game-sdk';
import { useServices } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useHttp } from '../http/use-api.ts';
import { resultSections, type ResultSection } from './result-sections.ts';
import { syncActionOf } from './sync-actions.ts';

export interface SyncResultsShown {
  run: SyncRun;
  sections: readonly ResultSection[];
}

const HISTORY = '/api/admin/sync-history';

const spanishError = (title: string, description: string): ToastRequest => ({
  title,
  description,
  titleLanguage: 'es',
  descriptionLanguage: 'es',
  tone: 'destructive',
});

/**
 * Fetches the results of the newest run of the history. `show` returns whether it is done; after a failed request, it
 * can be called again.
 */
export function useSyncResults() {
  const http = useHttp();
  const client = useQueryClient();
  const { toast } = useServices();
  const [shown, setShown] = useState<SyncResultsShown>();

  const show = useCallback(
    async (kind: SyncKind): Promise<boolean> => {
      const runs = await http.get<SyncRun[]>(HISTORY).catch(() => undefined);
      if (!runs) {
        toast(spanishError('Error al obtener historial', 'No se pudo cargar el historial de sincronización'));
        return false;
      }
      client.setQueryData([HISTORY], runs);
      const run = runs.toSorted((a, b) => b.id - a.id)[0];
      if (!run) {
        toast(spanishError('Sin datos de sincronización', 'No se encontró historial de la sincronización reciente'));
        return true;
      }
      const details = await http.get<SyncDetail[]>(`${HISTORY}/${run.id}/details`).catch(() => undefined);
      if (!details) {
        toast(spanishError('Error al obtener detalles', 'No se pudieron cargar los detalles de la sincronización'));
        return false;
      }
      setShown({ run, sections: resultSections(details, syncActionOf(kind).shows ?? 'added') });
      return true;
    },
    [client, http, toast],
  );

  return { shown, show, close: () => setShown(undefined) };
}
