import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Detects, type Incident, type IncidentSource } from '../../../platform/incidents/incident-source.ts';
import { footballSourceOf } from './api-connection.ts';
import { utcDay } from './quota-ledger.ts';

/** Remaining shares of the daily quota at which an incident starts and ends. */
const LOW = 0.1;
const ENOUGH = 0.2;

/** Reports a daily quota that is nearly used up. Reads the ledger, without an API call. */
@Injectable()
@Detects('quotaLow')
export class LowQuota implements IncidentSource {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'footballApi'>,
  ) {}

  async find(open: ReadonlySet<string>): Promise<Incident[]> {
    const source = footballSourceOf(this.config.footballApi);
    const [day] = await this.database
      .em()
      .execute<{ used: number; limit: number | null }[]>(
        'select used, limit_seen as limit from api_quota where source = ? and day_utc = ?',
        [source, utcDay(this.clock.now())],
      );
    if (!day?.limit) return [];
    const remaining = Math.max(0, day.limit - day.used);
    const threshold = open.has(source) ? ENOUGH : LOW;
    return remaining < day.limit * threshold ? [{ subject: source, facts: { remaining, limit: day.limit } }] : [];
  }
}
