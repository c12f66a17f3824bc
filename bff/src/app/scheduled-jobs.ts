import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Job } from '../platform/jobs/job.ts';
import { Scheduled, type Schedule } from '../platform/jobs/scheduled.ts';

/** Finds the jobs that the features register with `@Scheduled`. */
@Injectable()
export class ScheduledJobs {
  constructor(private readonly discovery: DiscoveryService) {}

  at(schedule: Schedule): Job[] {
    return this.discovery
      .getProviders({ metadataKey: Scheduled.KEY })
      .filter((provider) => this.discovery.getMetadataByDecorator(Scheduled, provider) === schedule)
      .map((provider) => provider.instance as Job);
  }
}
