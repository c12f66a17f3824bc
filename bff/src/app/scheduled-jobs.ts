import { Injectable } from '@nestjs/common';
import { SweepChallengesJob } from '../features/deals/sweep-challenges.job.ts';
import { PruneFeedbackJob } from '../features/feedback/prune-feedback.job.ts';
import { SweepCareerGamesJob } from '../features/games/career-game/capacity-limit.ts';
import { SweepPluginsJob } from '../features/plugins/sweep-plugins.job.ts';
import { SyncJobs } from '../features/sync/sync.port.ts';
import { SweepTransfersJob } from '../features/transfers/transfers.ts';
import type { Job } from '../platform/jobs/job.ts';
import { SweepRateLimitsJob } from '../platform/rate-limits/shared-rate-limits.ts';

/** The jobs of all features, by when they run. */
@Injectable()
export class ScheduledJobs {
  readonly hourly: readonly Job[];
  readonly nightly: readonly Job[];

  constructor(
    sweepCareerGames: SweepCareerGamesJob,
    sweepPlugins: SweepPluginsJob,
    sweepRateLimits: SweepRateLimitsJob,
    sweepChallenges: SweepChallengesJob,
    sweepTransfers: SweepTransfersJob,
    pruneFeedback: PruneFeedbackJob,
    readonly sync: SyncJobs,
  ) {
    this.hourly = [sweepCareerGames, sweepPlugins, sweepRateLimits, sweepChallenges, sweepTransfers];
    this.nightly = [sync.pruneRuns, sync.deriveCareers, pruneFeedback];
  }
}
