import { Injectable } from '@nestjs/common';
import type { Job } from '../../platform/jobs/job.ts';
import { DevOverrides } from './dev-override/dev-overrides.ts';
import { VersionFigures } from './health/version-metrics.ts';

/** Forgets what nobody is shown any more: old days of health, overrides that have run out. */
@Injectable()
export class SweepPluginsJob implements Job {
  readonly name = 'sweep-plugins';

  constructor(
    private readonly figures: VersionFigures,
    private readonly overrides: DevOverrides,
  ) {}

  async run(): Promise<void> {
    await this.figures.sweep();
    await this.overrides.sweep();
  }
}
