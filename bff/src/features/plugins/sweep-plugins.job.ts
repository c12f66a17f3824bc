import { Injectable } from '@nestjs/common';
import { type Job, Scheduled } from '../../platform/jobs/job.ts';
import { DevOverrides } from './dev-override/dev-overrides.ts';
import { DamageControl } from './release/damage-control.ts';
import { PluginFailures } from './health/plugin-failures.ts';
import { VersionMetrics } from './health/version-metrics.ts';

/** Deletes old counts and overrides, and verifies the files that visitors get. */
@Injectable()
@Scheduled('hourly')
export class SweepPluginsJob implements Job {
  readonly name = 'sweep-plugins';

  constructor(
    private readonly metrics: VersionMetrics,
    private readonly failures: PluginFailures,
    private readonly overrides: DevOverrides,
    private readonly damage: DamageControl,
  ) {}

  async run(): Promise<void> {
    await this.metrics.sweep();
    await this.failures.sweep();
    await this.overrides.sweep();
    await this.damage.checkAll();
  }
}
