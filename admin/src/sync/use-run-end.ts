import type { SyncKind, SyncRun, SyncRunFailure } from '@soccer-legends/contracts';
import type { ToastRequest } from '@soccer-legends/game-sdk';
import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useCallback, useState } from 'react';
import { useHttp } from '../http/use-api.ts';
import { toastReason, useFailureText, type FailureText } from '../http/use-failure-text.ts';
import { DEFAULT_REASON, syncActionOf } from './sync-actions.ts';
import { watchedRun } from './watched-run.ts';

type EndedRun = Pick<SyncRun, 'id' | 'kind' | 'status' | keyof SyncRunFailure>;

/**
 * Reports the end of the run that this browser tab watches: shows its results, or why it failed.
 * @param show fetches and shows the results; returns whether it is done
 */
export function useRunEnd(show: (kind: SyncKind) => Promise<boolean>) {
  const http = useHttp();
  const { missed, setMissed, reportEnd } = useEndReport(show);
  /** Finds a run that ended while the page loaded or before the response to its start arrived. */
  const checkHistory = useCallback(async () => {
    if (watchedRun.id() === null) return;
    const runs = await http.get<SyncRun[]>('/api/admin/sync-history').catch(() => []);
    runs.forEach(reportEnd);
  }, [http, reportEnd]);

  /** Watches a run that this browser tab started. */
  const watch = useCallback(
    (id: number) => {
      watchedRun.set(id);
      setMissed(undefined);
      return checkHistory();
    },
    [setMissed, checkHistory],
  );

  /** Requests results again that could not be read. */
  const retry = () => {
    setMissed(undefined);
    if (missed) reportEnd(missed);
  };
  return { hasMissed: missed !== undefined, retry, watch, reportEnd, checkHistory };
}

function useEndReport(show: (kind: SyncKind) => Promise<boolean>) {
  const t = useTexts();
  const { toast } = useServices();
  const failureText = useFailureText();
  const [missed, setMissed] = useState<EndedRun>();

  const reportEnd = useCallback(
    (run: EndedRun) => {
      const { id, kind, status } = run;
      if (id !== watchedRun.id() || status === 'in_progress') return;
      watchedRun.clear();
      if (status === 'completed') {
        void show(kind).then((isDone) => {
          setMissed(isDone ? undefined : run);
          // Watches the run again, so that the next event or page retries.
          if (!isDone && watchedRun.id() === null) watchedRun.set(id);
        });
      } else if (run.failure === 'canceled') {
        toast({ title: t('history.canceled') });
      } else {
        toast(failureOf(kind, failureText(run)));
      }
    },
    [failureText, show, t, toast],
  );
  return { missed, setMissed, reportEnd };
}

function failureOf(kind: SyncKind, reason: FailureText = { text: DEFAULT_REASON, language: 'en' }): ToastRequest {
  return { title: syncActionOf(kind).failed, titleLanguage: 'en', ...toastReason(reason), tone: 'destructive' };
}
