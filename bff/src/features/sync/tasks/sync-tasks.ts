import { Injectable } from '@nestjs/common';
import type { SyncKind } from '@soccer-legends/contracts';
import { CoachesByName } from './coaches-by-name.ts';
import { ExistingCoaches } from './existing-coaches.ts';
import { ExistingPlayers } from './existing-players.ts';
import { NewPlayers } from './new-players.ts';
import { OnePlayer } from './one-player.ts';
import { PlayersByName } from './players-by-name.ts';
import type { SyncTask } from './sync-task.ts';
import { TeamFacts } from './team-facts.ts';
import { TeamPlayers } from './team-players.ts';

/** Provides the task for each kind of run. */
@Injectable()
export class SyncTasks {
  private readonly byKind: Readonly<Record<SyncKind, SyncTask>>;

  constructor(
    newPlayers: NewPlayers,
    existingPlayers: ExistingPlayers,
    teamPlayers: TeamPlayers,
    playersByName: PlayersByName,
    coachesByName: CoachesByName,
    existingCoaches: ExistingCoaches,
    teamFacts: TeamFacts,
    onePlayer: OnePlayer,
  ) {
    this.byKind = {
      'new-players': newPlayers,
      'existing-players': existingPlayers,
      'stalest-players': existingPlayers,
      'team-players': teamPlayers,
      'players-by-name': playersByName,
      'coaches-by-name': coachesByName,
      'existing-coaches': existingCoaches,
      'teams-stats': teamFacts,
      'import-player': onePlayer,
      'update-player': onePlayer,
    };
  }

  for(kind: SyncKind): SyncTask {
    return this.byKind[kind];
  }
}
