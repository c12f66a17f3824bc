import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { Log } from '../platform/http/log.ts';

/** Runs the work of timers. An unhandled rejection of a timer would end the process. */
@Injectable()
export class ScheduledWork {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'role'>,
    private readonly log: Log,
  ) {}

  /** Does the work in every process; logs its error. */
  everywhere(work: () => Promise<void>): Promise<void> {
    return work().catch((error: unknown) =>
      this.log.error({ err: error }, 'Scheduled work failed. It runs again at its next scheduled time.'),
    );
  }

  /** Does the work unless this process only serves requests; logs its error. */
  onWorkers(work: () => Promise<void>): Promise<void> {
    return this.config.role === 'web' ? Promise.resolve() : this.everywhere(work);
  }
}
