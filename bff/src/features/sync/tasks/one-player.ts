import { Injectable } from '@nestjs/common';
import { FootballFacts } from '../../football-api/football-api.port.ts';
import { PlayerSync } from './player-sync.ts';
import type { PlanStep, SyncTask, WriteItem } from './sync-task.ts';

export interface OnePlayerParams {
  apiId: number;
  /** Name that the console shows until the service has returned the player's name. */
  name: string;
  /** An unlinked player of the catalogue; by default, the one with the same name and year of birth. */
  playerId?: number;
}

/** Syncs one player by the service's id. */
@Injectable()
export class OnePlayer implements SyncTask<OnePlayerParams, OnePlayerParams> {
  constructor(
    private readonly football: FootballFacts,
    private readonly player: PlayerSync,
  ) {}

  plan(params: OnePlayerParams): Promise<PlanStep<OnePlayerParams>> {
    const item = { key: `api-${params.apiId}`, entity: 'player', name: params.name, payload: params } as const;
    return Promise.resolve({ items: [item], cursor: null });
  }

  async fetch({ apiId, playerId }: OnePlayerParams, signal: AbortSignal): Promise<WriteItem> {
    return this.player.fetch(await this.football.profile(apiId, signal), signal, playerId);
  }
}
