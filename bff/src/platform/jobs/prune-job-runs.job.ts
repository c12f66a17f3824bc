import { JobRun } from './job-run.entity.ts';
import { pruneJob } from './prune-job.ts';

export const PruneJobRunsJob = pruneJob('prune-job-runs', 90, (em, before) =>
  em.nativeDelete(JobRun, { tick: { $lt: before } }),
);
