import { Injectable } from '@nestjs/common';
import { CheckPicturesJob } from './pictures/check-pictures.job.ts';
import { SyncFeed } from './runs/sync-feed.ts';
import { SyncWorkers } from './runs/sync-workers.ts';
import { PruneRunsJob } from './scheduled/prune-runs.job.ts';
import { UpdateCoachesJob } from './scheduled/update-coaches.job.ts';
import { UpdateStalestPlayersJob } from './scheduled/update-stalest-players.job.ts';

/** What of the sync goes by the clock; when, is on the schedule's screen. */
@Injectable()
export class SyncTimetable {
  constructor(
    readonly workers: SyncWorkers,
    readonly feed: SyncFeed,
    readonly updateStalestPlayers: UpdateStalestPlayersJob,
    readonly updateCoaches: UpdateCoachesJob,
    readonly pruneRuns: PruneRunsJob,
    readonly checkPictures: CheckPicturesJob,
  ) {}
}
