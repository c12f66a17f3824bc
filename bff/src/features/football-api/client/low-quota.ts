import { Injectable } from '@nestjs/common';
import { Detects, type Incident, type IncidentSource } from '../../../platform/incidents/incident-source.ts';
import { QuotaFigures } from './quota-figures.ts';

/** Remaining shares of the daily quota at which an incident starts and ends. */
const LOW = 0.1;
const ENOUGH = 0.2;

/** Reports a daily quota that is nearly used up. */
@Injectable()
@Detects('quotaLow')
export class LowQuota implements IncidentSource {
  constructor(private readonly figures: QuotaFigures) {}

  async find(open: ReadonlySet<string>): Promise<Incident[]> {
    const { dailyLimit: limit, dailyRemaining: remaining } = await this.figures.limits();
    if (!limit || remaining === null) return [];
    const { source } = this.figures;
    const threshold = open.has(source) ? ENOUGH : LOW;
    return remaining < limit * threshold ? [{ subject: source, facts: { remaining, limit } }] : [];
  }
}
