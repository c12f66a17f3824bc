import type { Overview, ReviewCount } from '@soccer-legends/contracts';
import type { TabName } from '../address/tabs.ts';
import { useAlerts } from '../health/AlertBadge.tsx';
import { useApiQuery } from '../http/use-api.ts';

export const OVERVIEW = '/api/admin/overview';

/** Returns how many items wait for the administrator in each tab. */
export function useWaiting(): Readonly<Partial<Record<TabName, number>>> {
  const overview = useApiQuery<Overview>(OVERVIEW).data;
  const alerts = useAlerts().data?.open ?? [];
  return {
    review: needingDecision(overview?.review ?? []).reduce((sum, { count }) => sum + count, 0),
    feedback: overview?.openFeedback ?? 0,
    health: alerts.length,
  };
}

/** Leaves out little-known players, who need no decision. */
export const needingDecision = (counts: readonly ReviewCount[]): ReviewCount[] =>
  counts.filter(({ kind }) => kind !== 'littleKnown');
