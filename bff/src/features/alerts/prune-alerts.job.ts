import { pruneJob } from '../../platform/jobs/prune-job.ts';
import { AlertRow } from './alert.entities.ts';

/** Deletes alerts 400 days after their end, with their messages. */
export const PruneAlertsJob = pruneJob('prune-alerts', 400, (em, before) =>
  em.nativeDelete(AlertRow, { endedAt: { $lt: before } }),
);
