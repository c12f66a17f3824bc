import { Injectable } from '@nestjs/common';
import type { SyncKind, SyncStarted } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { InvalidRequest } from '../../../platform/http/request-errors.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { ReadModel } from '../../people/people.port.ts';
import { Identities } from '../people/identities.ts';
import { SyncRuns } from '../runs/sync-runs.ts';
import { NoSyncCapacity, TeamUnknown } from '../sync.errors.ts';
import { SyncBudget } from '../tasks/sync-budget.ts';
import type { TeamPlayersBody } from './sync.requests.ts';

@Injectable()
export class SyncStarts {
  constructor(
    private readonly runs: SyncRuns,
    private readonly budget: SyncBudget,
    private readonly identities: Identities,
    private readonly readModel: ReadModel,
    private readonly clock: Clock,
  ) {}

  async start(kind: SyncKind, params: object, by: Author, message: string): Promise<SyncStarted> {
    const syncId = await this.runs.start({ kind, params }, by);
    return { success: true, message, syncId, results: [] };
  }

  async newPlayers(playerCount: number, by: Author): Promise<SyncStarted> {
    const { newPlayers } = await this.budget.today();
    if (playerCount > newPlayers) throw new NoSyncCapacity({ requested: playerCount, capacity: newPlayers });
    return this.start('new-players', { playerCount }, by, `Looking for ${playerCount} new players.`);
  }

  async existingPlayers(by: Author): Promise<SyncStarted> {
    const { players } = await this.budget.today();
    if (players <= 0) throw new NoSyncCapacity({ requested: 1, capacity: players });
    const message = "Updating the players, as many as today's calls suffice for.";
    return this.start('existing-players', { share: 1 }, by, message);
  }

  async teamPlayers({ teamName, year }: TeamPlayersBody, by: Author): Promise<SyncStarted> {
    const thisYear = this.clock.now().getUTCFullYear();
    if (year > thisYear) throw new InvalidRequest([`year: must be at most ${thisYear}`]);
    const team = this.findTeam(teamName);
    if (!team) throw new TeamUnknown({ name: teamName });
    const params = { teamId: team.id, teamName: team.name, year };
    return this.start('team-players', params, by, `Syncing the players of ${team.name} in ${year}.`);
  }

  /** Finds a team by its exact name in the console's list, otherwise by an alias or another spelling. */
  private findTeam(name: string): { id: number; name: string } | undefined {
    const { teams } = this.readModel.snapshot;
    for (const team of teams.values()) if (team.name === name) return team;
    const id = this.identities.teams.find(name);
    return id === undefined ? undefined : teams.get(id);
  }
}
