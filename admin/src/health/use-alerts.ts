import type { Alerts } from '@soccer-legends/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useHttp } from '../http/context.ts';

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
