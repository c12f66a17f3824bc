import { defineEntity, p } from '@mikro-orm/core';

/** One run of a job. Inserting its unique key claims the run. */
export const JobRun = defineEntity({
  name: 'JobRun',
  tableName: 'job_run',
  properties: {
    name: p.text().primary(),
    /** The scheduled minute, the same for every replica. */
    tick: p.datetime().primary(),
    status: p.enum(['running', 'succeeded', 'failed']),
    error: p.text().nullable(),
    endedAt: p.datetime().nullable(),
  },
});
