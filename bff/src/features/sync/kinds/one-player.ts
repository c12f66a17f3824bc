import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { PlayerWriter } from '../catalogue/player-writer.ts';
import { FootballFacts } from '../football/football-facts.ts';
import type { ItemOutcome, Kind, PlanStep } from './kind.ts';

export interface OnePlayerParams {
  apiId: number;
  /** Whom the console shows until the service has said who it is. */
  name: string;
}

/** One player by the service's id: to import or to renew. */
@Injectable()
export class OnePlayer implements Kind<OnePlayerParams, OnePlayerParams> {
  constructor(
    private readonly football: FootballFacts,
    private readonly players: PlayerWriter,
  ) {}

  plan(params: OnePlayerParams): Promise<PlanStep<OnePlayerParams>> {
    const item = { key: `api-${params.apiId}`, entity: 'player', name: params.name, payload: params } as const;
    return Promise.resolve({ items: [item], cursor: null });
  }

  async fetch({ apiId }: OnePlayerParams, signal: AbortSignal): Promise<(em: EntityManager) => Promise<ItemOutcome>> {
    const player = await this.football.player(await this.football.profile(apiId, signal), signal);
    return (em) => this.players.write(em, player);
  }
}
