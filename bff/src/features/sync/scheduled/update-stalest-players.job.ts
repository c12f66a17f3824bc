import { Injectable } from '@nestjs/common';
import { Log } from '../../../platform/http/log.ts';
import { RunStarter } from '../runs/run-starter.ts';
import { ScheduledRun } from './scheduled-run.ts';

/** Of the day's calls, so that most are left for the administrator. */
const SHARE = 0.25;

@Injectable()
export class UpdateStalestPlayersJob extends ScheduledRun {
  readonly name = 'update-stalest-players';
  protected readonly kind = 'stalest-players';
  protected override readonly params = { share: SHARE };

  constructor(starter: RunStarter, log: Log) {
    super(starter, log);
  }
}
