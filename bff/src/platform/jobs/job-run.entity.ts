import { defineEntity, p } from '@mikro-orm/core';

/** One run of a job: its unique key is the claim, its row is the record. */
export const JobRun = defineEntity({
  name: 'JobRun',
  tableName: 'job_run',
  properties: {
    name: p.text().primary(),
    /** The moment that the schedule names; the same for every replica. */
    tick: p.datetime().primary(),
    status: p.enum(['running', 'succeeded', 'failed']),
    error: p.text().nullable(),
    endedAt: p.datetime().nullable(),
  },
});
