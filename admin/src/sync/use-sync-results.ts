import type { SyncDetail, SyncKind, SyncRun } from '@soccer-legends/contracts';
import type { ToastRequest } from '@soccer-legends/game-sdk';
import { useServices } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useHttp } from '../http/context.ts';
import { syncActionOf } from './sync-actions.ts';

export interface SyncResultsShown {
  run: SyncRun;
  entries: readonly SyncDetail[];
}

const HISTORY = '/api/admin/sync-history';

const spanishError = (title: string, description: string): ToastRequest => ({
  title,
  description,
  titleLanguage: 'es',
  descriptionLanguage: 'es',
  tone: 'destructive',
});

/** Fetches the results of the newest run of the history, and keeps those that its kind shows. */
export function useSyncResults() {
  const http = useHttp();
  const client = useQueryClient();
  const { toast } = useServices();
  const [shown, setShown] = useState<SyncResultsShown>();

  const show = useCallback(
    async (kind: SyncKind) => {
      const runs = await http.get<SyncRun[]>(HISTORY).catch(() => undefined);
      if (!runs)
        return toast(spanishError('Error al obtener historial', 'No se pudo cargar el historial de sincronización'));
      client.setQueryData([HISTORY], runs);
      const run = runs.toSorted((a, b) => b.id - a.id)[0];
      if (!run) {
        return toast(
          spanishError('Sin datos de sincronización', 'No se encontró historial de la sincronización reciente'),
        );
      }
      const details = await http.get<SyncDetail[]>(`${HISTORY}/${run.id}/details`).catch(() => undefined);
      if (!details) {
        return toast(
          spanishError('Error al obtener detalles', 'No se pudieron cargar los detalles de la sincronización'),
        );
      }
      const { shows } = syncActionOf(kind);
      setShown({ run, entries: details.filter(({ actionType }) => actionType === shows) });
    },
    [client, http, toast],
  );

  return { shown, show, close: () => setShown(undefined) };
}
