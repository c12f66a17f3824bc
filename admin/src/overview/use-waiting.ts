import type { Overview } from '@soccer-legends/contracts';
import type { TabName } from '../address/tabs.ts';
import { useAlerts } from '../health/AlertBadge.tsx';
import { useApiQuery } from '../http/use-api.ts';

export const OVERVIEW = '/api/admin/overview';

/** How much waits for a decision, by the tab that shows it. */
export function useWaiting(): Readonly<Partial<Record<TabName, number>>> {
  const overview = useApiQuery<Overview>(OVERVIEW).data;
  const alerts = useAlerts().data?.open ?? [];
  // Little-known players need no decision.
  const items = overview?.review.filter(({ kind }) => kind !== 'littleKnown') ?? [];
  return {
    review: items.reduce((sum, { count }) => sum + count, 0),
    feedback: overview?.openFeedback ?? 0,
    health: alerts.length,
  };
}
