import { pruneJob } from '../../platform/jobs/prune-job.ts';
import { AlertRow } from './alert.entities.ts';

export const PruneAlertsJob = pruneJob('prune-alerts', 400, (em, before) =>
  em.nativeDelete(AlertRow, { endedAt: { $lt: before } }),
);
