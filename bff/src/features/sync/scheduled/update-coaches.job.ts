import { Injectable } from '@nestjs/common';
import { Log } from '../../../platform/http/log.ts';
import { RunStarter } from '../runs/run-starter.ts';
import { ScheduledRun } from './scheduled-run.ts';

@Injectable()
export class UpdateCoachesJob extends ScheduledRun {
  readonly name = 'update-coaches';
  protected readonly kind = 'existing-coaches';

  constructor(starter: RunStarter, log: Log) {
    super(starter, log);
  }
}
