import { DiscoveryService } from '@nestjs/core';

/** When a job runs. The schedule of the application has the times. */
export type Schedule = 'hourly' | 'nightly';

/** Registers the job of a class: it runs at these times if its module is part of the application. */
export const Scheduled = DiscoveryService.createDecorator<Schedule>();
