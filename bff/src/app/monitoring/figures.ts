import { Controller, Get, Injectable } from '@nestjs/common';
import type { FailedJob, Figures, RouteTimes } from '@soccer-legends/contracts';
import { Database } from '../../platform/database/database.ts';
import { Clock, DAY_MS } from '../../platform/environment/clock.ts';
import { JobRun } from '../../platform/jobs/job-run.entity.ts';
import { bucketQuantile, type RouteHistogram } from '../../platform/metrics/request-metrics.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { ErrorHours } from './error-hours.ts';
import { SpaceUsed } from './space-used.ts';
import { MinimumRole } from '../../platform/http/route.ts';

const SHOWN_ROUTES = 15;
const SHOWN_JOBS = 20;
const JOB_DAYS = 7;
/** Routes whose responses stay open, so that their durations mean nothing. */
const STREAMS = new Set(['/api/events', '/api/admin/sync/progress']);

/** The figures of the console's health tab: of this server since its start, and of the shared tables. */
@Injectable()
export class HealthFigures {
  private readonly startedAt: Date;

  constructor(
    private readonly metrics: Metrics,
    private readonly errors: ErrorHours,
    private readonly space: SpaceUsed,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.startedAt = clock.now();
  }

  /** Returns the busiest 15 routes, failed requests by hour, failed jobs of a week, and the space that is used. */
  async read(): Promise<Figures> {
    return {
      since: this.startedAt.toISOString(),
      routes: await this.routes(),
      errors: this.errors.list(),
      failedJobs: await this.failedJobs(),
      space: await this.space.measure(),
    };
  }

  private async routes(): Promise<RouteTimes[]> {
    const routes = (await this.metrics.requests.byRoute()).filter(({ route }) => !STREAMS.has(route)).map(toTimes);
    return routes.sort((one, other) => other.requests - one.requests).slice(0, SHOWN_ROUTES);
  }

  private async failedJobs(): Promise<FailedJob[]> {
    const tick = { $gt: this.clock.ago(JOB_DAYS * DAY_MS) };
    const options = { orderBy: { tick: 'desc', name: 'asc' }, limit: SHOWN_JOBS, disableIdentityMap: true } as const;
    const runs = await this.database.em().find(JobRun, { status: 'failed', tick }, options);
    return runs.map(({ name, tick: at, error }) => ({ name, at: at.toISOString(), error: error ?? '' }));
  }
}

function toTimes({ method, route, failures, buckets }: RouteHistogram): RouteTimes {
  const msOf = (quantile: number): number => Math.round(bucketQuantile(buckets, quantile) * 10_000) / 10;
  const requests = buckets.at(-1)?.count ?? 0;
  return { route: `${method} ${route}`, requests, failures, medianMs: msOf(0.5), p99Ms: msOf(0.99) };
}

@Controller('api/admin/figures')
@MinimumRole('publisher')
export class FiguresController {
  constructor(private readonly figures: HealthFigures) {}

  @Get()
  read(): Promise<Figures> {
    return this.figures.read();
  }
}
