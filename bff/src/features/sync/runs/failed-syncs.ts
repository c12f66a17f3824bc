import { Injectable } from '@nestjs/common';
import type { SyncFailureCode, SyncKind } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { DAY_MS } from '../../../platform/environment/durations.ts';
import { Detects, type Incident, type IncidentSource } from '../../../platform/incidents/incident-source.ts';
import { isForOnePerson } from '../catalogue/writing-run.ts';

const SHOWN_DAYS = 7;

// Raw SQL: the latest row of each group.
const LATEST_OF_EACH_KIND = `
  select distinct on (kind) kind, id, status, failure, error from sync_run
  where status <> 'in_progress' and failure is distinct from 'canceled' and ended_at > ?
  order by kind, id desc`;

interface EndedRun {
  kind: SyncKind;
  id: number;
  status: 'completed' | 'failed';
  failure: SyncFailureCode | null;
  error: string | null;
}

/**
 * Reports kinds of syncs whose latest run in the last week failed. Ignores canceled runs and runs that a person waits for.
 */
@Injectable()
@Detects('syncFailed')
export class FailedSyncs implements IncidentSource {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async find(): Promise<Incident[]> {
    const since = this.clock.ago(SHOWN_DAYS * DAY_MS);
    const latest = await this.database.em().execute<EndedRun[]>(LATEST_OF_EACH_KIND, [since]);
    return latest
      .filter(({ kind, status }) => status === 'failed' && !isForOnePerson(kind))
      .map(({ kind, id, failure, error }) => ({ subject: kind, facts: { run: id, failure, error } }));
  }
}
