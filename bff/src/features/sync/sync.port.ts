export { DeriveCareersJob } from './jobs/derive-careers.job.ts';
export { SyncJobs } from './jobs/sync-jobs.ts';
export { ProgressStream } from './runs/progress-stream.ts';
export { unlinkSandboxIds } from './runs/unlink-sandbox-ids.ts';
export { WorkerLoop } from './runs/worker-loop.ts';
export { SyncModule } from './sync.module.ts';
