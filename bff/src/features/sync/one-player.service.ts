import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { PlayerSynced, SyncChange, SyncKind } from '@soccer-legends/contracts';
import { Player, ReadModel } from '../catalogue/catalogue.port.ts';
import { Database } from '../../platform/database/database.ts';
import type { OnePlayerParams } from './kinds/one-player.ts';
import { RunStarter, type Starter } from './runs/run-starter.ts';
import { SyncItem } from './runs/sync-item.entity.ts';
import { SyncRuns } from './runs/sync-runs.ts';
import { PlayerNotInService, PlayerNotLinked, PlayerNotSynced, PlayerUnknown } from './sync.errors.ts';

/** Less than clients wait for an answer. */
const PATIENCE_MS = 8000;
const LOOK_EVERY_MS = 100;

/** Imports and updates of a single player: runs like any other, but their answer waits for the player if it may. */
@Injectable()
export class OnePlayerService {
  constructor(
    private readonly database: Database,
    private readonly starter: RunStarter,
    private readonly runs: SyncRuns,
    private readonly readModel: ReadModel,
  ) {}

  import(apiId: number, by: Starter): Promise<PlayerSynced> {
    return this.sync('import-player', { apiId, name: `Player ${apiId}` }, by);
  }

  async update(playerId: number, by: Starter): Promise<PlayerSynced> {
    const player = await this.database.em().findOne(Player, { id: playerId });
    if (!player) throw new PlayerUnknown(playerId);
    if (typeof player.apiId !== 'number') throw new PlayerNotLinked(player.name);
    return this.sync('update-player', { apiId: player.apiId, name: player.name }, by);
  }

  private async sync(kind: SyncKind, params: OnePlayerParams, by: Starter): Promise<PlayerSynced> {
    const syncId = await this.starter.start({ kind, params }, by);
    const isOver = await this.waitFor(syncId);
    if (!isOver) {
      const message = `${params.name} takes longer than usual; the sync goes on by itself.`;
      return { success: true, message, syncId, playerId: null };
    }
    // The worker may be another process, and whoever hears of the player asks this one for it.
    await this.readModel.follow();
    const { name, rowId, status, changeDetails } = await this.outcome(syncId);
    if (rowId === null) {
      const run = await this.runs.find({ id: syncId });
      const { error, unknown } = JSON.parse(changeDetails ?? '{}') as SyncChange;
      const words = error ?? run?.error ?? 'Nobody knows why.';
      throw unknown ? new PlayerNotInService(words) : new PlayerNotSynced(words);
    }
    return { success: true, message: `${name} was ${status}.`, syncId, playerId: rowId };
  }

  private async waitFor(syncId: number): Promise<boolean> {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
      if ((await this.runs.find({ id: syncId }))?.status !== 'in_progress') return true;
      await wait(LOOK_EVERY_MS);
    }
    return false;
  }

  private async outcome(runId: number): Promise<Pick<SyncItem, 'name' | 'rowId' | 'status' | 'changeDetails'>> {
    const item = await this.database.em().findOne(SyncItem, { runId }, { disableIdentityMap: true });
    return (item as SyncItem | null) ?? { name: '', rowId: null, status: 'failed', changeDetails: null };
  }
}
