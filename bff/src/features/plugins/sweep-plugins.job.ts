import { Injectable } from '@nestjs/common';
import type { Job } from '../../platform/jobs/job.ts';
import { DevOverrides } from './dev-override/dev-overrides.ts';
import { VersionMetrics } from './health/version-metrics.ts';

/** Deletes old health counts and expired dev overrides. */
@Injectable()
export class SweepPluginsJob implements Job {
  readonly name = 'sweep-plugins';

  constructor(
    private readonly metrics: VersionMetrics,
    private readonly overrides: DevOverrides,
  ) {}

  async run(): Promise<void> {
    await this.metrics.sweep();
    await this.overrides.sweep();
  }
}
