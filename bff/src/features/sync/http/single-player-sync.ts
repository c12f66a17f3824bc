import { Injectable } from '@nestjs/common';
import type { PlayerSynced, SyncChange, SyncKind } from '@soccer-legends/contracts';
import { concatMap, filter, firstValueFrom, interval, merge, startWith, takeUntil, timer } from 'rxjs';
import { findRow } from '../../../platform/database/row.ts';
import { Database } from '../../../platform/database/database.ts';
import { Person, ReadModel } from '../../people/people.port.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { SyncItem, type SyncRun } from '../runs/sync-run.entity.ts';
import { SyncRuns } from '../runs/sync-runs.ts';
import { toRunFailure } from '../sync-failure.ts';
import { PlayerAlreadyLinked, PlayerNotLinked, PlayerUnknown, ServiceError } from '../sync.errors.ts';
import type { OnePlayerParams } from '../tasks/players.ts';

/** Shorter than the timeouts of HTTP clients. */
const TIMEOUT_MS = 8000;
/** For a worker in another process. */
const POLL_INTERVAL_MS = 500;

/** Imports and updates single players. The response waits for the end of the run. */
@Injectable()
export class SinglePlayerSync {
  constructor(
    private readonly database: Database,
    private readonly runs: SyncRuns,
    private readonly readModel: ReadModel,
  ) {}

  import(apiId: number, by: Author): Promise<PlayerSynced> {
    return this.sync('import-player', { apiId, name: `Player ${apiId}` }, by);
  }

  async update(playerId: number, by: Author): Promise<PlayerSynced> {
    const player = await this.player(playerId);
    if (typeof player.apiId !== 'number') throw new PlayerNotLinked({ name: player.name });
    return this.sync('update-player', { apiId: player.apiId, name: player.name }, by);
  }

  /** Links a player to an entry of the service, if that is not done yet, and updates the player. */
  async link(playerId: number, apiId: number, by: Author): Promise<PlayerSynced> {
    const player = await this.player(playerId);
    if (player.apiId === apiId) return this.update(playerId, by);
    const holder = player.apiId === null ? await this.database.em().findOne(Person, { kind: 'player', apiId }) : player;
    if (typeof holder?.apiId === 'number') throw new PlayerAlreadyLinked({ name: holder.name, apiId: holder.apiId });
    return this.sync('update-player', { apiId, name: player.name, playerId }, by);
  }

  private async player(id: number): Promise<Person> {
    const player = await this.database.em().findOne(Person, { kind: 'player', id });
    if (!player) throw new PlayerUnknown({ id });
    return player as Person;
  }

  private async sync(kind: SyncKind, params: OnePlayerParams, by: Author): Promise<PlayerSynced> {
    const syncId = await this.runs.start({ kind, params }, by);
    const run = await this.waitForEnd(syncId);
    if (!run) {
      const message = `${params.name} takes longer than usual; the sync continues in the background.`;
      return { success: true, message, syncId, playerId: null };
    }
    // The worker may be another process, but the client requests the player from this one.
    await this.readModel.follow();
    const { name, rowId, status, changeDetails } = await this.findItem(syncId);
    if (rowId === null) {
      const ofItem = JSON.parse(changeDetails ?? '{}') as SyncChange;
      const { error, failure, detail } = ofItem.error === undefined ? toRunFailure(run) : ofItem;
      const code = failure === 'notInService' ? 'sync.playerUnknown' : 'footballApi.refused';
      const message = error ?? `The sync ${syncId} ended without a result.`;
      throw new ServiceError(code, message, { failure: failure ?? undefined, detail: detail ?? undefined });
    }
    return { success: true, message: `${name} was ${status}.`, syncId, playerId: rowId };
  }

  /** Returns the run after its end; undefined if it takes too long. */
  private waitForEnd(id: number): Promise<SyncRun | undefined> {
    const ended = merge(this.runs.changes, interval(POLL_INTERVAL_MS)).pipe(
      startWith(undefined),
      concatMap(() => this.runs.find({ id })),
      filter((run) => run?.status !== 'in_progress'),
      takeUntil(timer(TIMEOUT_MS)),
    );
    return firstValueFrom(ended, { defaultValue: undefined });
  }

  private async findItem(runId: number): Promise<Pick<SyncItem, 'name' | 'rowId' | 'status' | 'changeDetails'>> {
    const item = await findRow(this.database.em(), SyncItem, { runId });
    return item ?? { name: '', rowId: null, status: 'failed', changeDetails: null };
  }
}
