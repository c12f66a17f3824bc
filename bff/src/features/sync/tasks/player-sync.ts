import { Injectable } from '@nestjs/common';
import { FootballFacts, type SquadPlayer } from '../../football-api/football-api.port.ts';
import { shownName } from '../catalogue/person-names.ts';
import { PersonWriter } from '../catalogue/person-writer.ts';
import type { PlannedItem, WriteItem } from './sync-task.ts';

/** The calls and the writing of one player, which are the same in several tasks. */
@Injectable()
export class PlayerSync {
  constructor(
    private readonly football: FootballFacts,
    private readonly writer: PersonWriter,
  ) {}

  async fetch(profile: SquadPlayer, signal: AbortSignal, playerId?: number): Promise<WriteItem> {
    const player = await this.football.player(profile, signal);
    return (em, run) => this.writer.write(em, run, player, playerId);
  }
}

export function playerItem(profile: SquadPlayer): PlannedItem<SquadPlayer> {
  return { key: `api-${profile.apiId}`, entity: 'player', name: shownName(profile), payload: profile };
}
