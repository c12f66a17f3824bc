import { pruneJob } from '../../../platform/jobs/prune-job.ts';
import { SyncRun } from '../runs/sync-run.entity.ts';

/** The database deletes the items of a run with it. */
export const PruneRunsJob = pruneJob('prune-sync-runs', 90, (em, before) =>
  em.nativeDelete(SyncRun, { endedAt: { $lt: before } }),
);
