import { Injectable } from '@nestjs/common';
import type { SyncKind } from '@soccer-legends/contracts';
import { CoachTasks } from './coaches.ts';
import { Leagues } from './leagues.ts';
import { PlayerTasks } from './players.ts';
import type { SyncTask } from './sync-task.ts';
import { TeamFacts } from './team-facts.ts';

@Injectable()
export class SyncTasks {
  readonly of: Readonly<Record<SyncKind, SyncTask>>;

  constructor(players: PlayerTasks, coaches: CoachTasks, teams: TeamFacts, leagues: Leagues) {
    this.of = {
      'new-players': players.added,
      'existing-players': players.existing,
      'stalest-players': players.existing,
      'team-players': players.ofTeam,
      'players-by-name': players.named,
      'coaches-by-name': coaches.named,
      'existing-coaches': coaches.existing,
      'teams-stats': teams,
      'import-player': players.one,
      'update-player': players.one,
      leagues,
    };
  }
}
