import type { Type } from '@nestjs/common';
import type { SyncKind } from '@soccer-legends/contracts';
import { CoachesByName } from './coaches-by-name.ts';
import { ExistingCoaches } from './existing-coaches.ts';
import { ExistingPlayers } from './existing-players.ts';
import { Leagues } from './leagues.ts';
import { NewPlayers } from './new-players.ts';
import { OnePlayer } from './one-player.ts';
import { PlayersByName } from './players-by-name.ts';
import type { SyncTask } from './sync-task.ts';
import { TeamFacts } from './team-facts.ts';
import { TeamPlayers } from './team-players.ts';

export const TASKS: Readonly<Record<SyncKind, Type<SyncTask>>> = {
  'new-players': NewPlayers,
  'existing-players': ExistingPlayers,
  'stalest-players': ExistingPlayers,
  'team-players': TeamPlayers,
  'players-by-name': PlayersByName,
  'coaches-by-name': CoachesByName,
  'existing-coaches': ExistingCoaches,
  'teams-stats': TeamFacts,
  'import-player': OnePlayer,
  'update-player': OnePlayer,
  leagues: Leagues,
};

export const TASK_CLASSES: readonly Type<SyncTask>[] = [...new Set(Object.values(TASKS))];
