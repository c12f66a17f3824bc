import type { Alerts } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { formatFragment } from '../address/fragment.ts';
import { Chip } from '../components/Chip.tsx';
import { useHttp } from '../http/use-api.ts';
import css from './AlertBadge.module.css';

/** A link to the alerts with their number; renders nothing if there are none. */
export function AlertBadge() {
  const t = useTexts();
  const count = useAlerts().data?.open.length ?? 0;
  return (
    <span role="status" className={css.badge}>
      {count > 0 && (
        <a href={formatFragment({ tab: 'health', view: {} })}>
          <Chip tone="bad">{t('alerts.badge', { count })}</Chip>
        </a>
      )}
    </span>
  );
}

const ALERTS = '/api/admin/alerts';
/** Interval at which the server looks for incidents. */
const REFRESH_MS = 60_000;

/**
 * Queries the alerts, again every minute while the page is visible. The server does not count these requests as
 * activity of the session.
 */
export function useAlerts(): UseQueryResult<Alerts> {
  const http = useHttp();
  return useQuery({
    queryKey: [ALERTS],
    queryFn: ({ signal }) => http.get<Alerts>(ALERTS, signal),
    refetchInterval: REFRESH_MS,
  });
}
