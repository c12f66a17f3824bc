import { DiscoveryService } from '@nestjs/core';

/** The times are in the schedule of the application. */
export type Schedule = 'hourly' | 'nightly';

/** Registers a job. It runs if its module is part of the application. */
export const Scheduled = DiscoveryService.createDecorator<Schedule>();
