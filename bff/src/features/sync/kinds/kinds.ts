import { Injectable } from '@nestjs/common';
import type { SyncKind } from '@soccer-legends/contracts';
import { CoachesByName } from './coaches-by-name.ts';
import { ExistingCoaches } from './existing-coaches.ts';
import { ExistingPlayers } from './existing-players.ts';
import type { Kind } from './kind.ts';
import { NewPlayers } from './new-players.ts';
import { OnePlayer } from './one-player.ts';
import { PlayersByName } from './players-by-name.ts';
import { TeamFacts } from './team-facts.ts';
import { TeamPlayers } from './team-players.ts';

/** What each kind of run does. */
@Injectable()
export class Kinds {
  private readonly all: Readonly<Record<SyncKind, Kind>>;

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
    this.all = {
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

  of(kind: SyncKind): Kind {
    return this.all[kind];
  }
}
