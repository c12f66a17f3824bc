import type { EntityManager } from '@mikro-orm/sql';
import { Injectable, type Type } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Clock } from '../environment/clock.ts';
import { DAY_MS } from '../environment/durations.ts';
import { type Job, Scheduled } from './job.ts';
import { JobRun } from './job-run.entity.ts';

type Delete = (em: EntityManager, before: Date) => Promise<unknown>;

/** Returns a nightly job that deletes what is older than a number of days. */
export function pruneJob(name: string, days: number, deleteOld: Delete): Type<Job> {
  @Injectable()
  @Scheduled('nightly')
  class PruneJob implements Job {
    readonly name = name;
    readonly deletesOldData = true;

    constructor(
      private readonly database: Database,
      private readonly clock: Clock,
    ) {}

    async run(): Promise<void> {
      await deleteOld(this.database.em(), this.clock.ago(days * DAY_MS));
    }
  }
  return PruneJob;
}

export const PruneJobRunsJob = pruneJob('prune-job-runs', 90, (em, before) =>
  em.nativeDelete(JobRun, { tick: { $lt: before } }),
);
