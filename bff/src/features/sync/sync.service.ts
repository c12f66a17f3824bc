import { Injectable } from '@nestjs/common';
import type { SyncStarted } from '@soccer-legends/contracts';
import { ReadModel } from '../catalogue/catalogue.port.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { InvalidRequest } from '../../platform/http/request-errors.ts';
import { Identities } from './catalogue/identities.ts';
import { SyncBudget } from './football/sync-budget.ts';
import { namesIn } from './kinds/coach-names.ts';
import { RunStarter, type Starter } from './runs/run-starter.ts';
import { NoSyncCapacity, TeamUnknown } from './sync.errors.ts';
import type { TeamPlayersBody } from './sync.requests.ts';

/** What the administrator can have synced; each begins a run and answers at once. */
@Injectable()
export class SyncService {
  constructor(
    private readonly starter: RunStarter,
    private readonly budget: SyncBudget,
    private readonly identities: Identities,
    private readonly readModel: ReadModel,
    private readonly clock: Clock,
  ) {}

  async newPlayers(playerCount: number, by: Starter): Promise<SyncStarted> {
    const { newPlayers } = await this.budget.today();
    if (playerCount > newPlayers) throw new NoSyncCapacity(playerCount, newPlayers);
    return this.start('new-players', { playerCount }, by, `Looking for ${playerCount} new players.`);
  }

  async existingPlayers(by: Starter): Promise<SyncStarted> {
    const { players } = await this.budget.today();
    if (players <= 0) throw new NoSyncCapacity(1, players);
    return this.start('existing-players', { share: 1 }, by, "Updating the players, as far as today's calls go.");
  }

  async teamPlayers({ teamName, year }: TeamPlayersBody, by: Starter): Promise<SyncStarted> {
    const thisYear = this.clock.now().getUTCFullYear();
    if (year > thisYear) throw new InvalidRequest([`year: must be at most ${thisYear}`]);
    const team = this.team(teamName);
    if (!team) throw new TeamUnknown(teamName);
    return this.start('team-players', { teamId: team.id, year }, by, `Syncing the players of ${team.name} in ${year}.`);
  }

  playersByName(searchName: string, by: Starter): Promise<SyncStarted> {
    return this.start('players-by-name', { searchName }, by, `Syncing the players called ${searchName}.`);
  }

  coachesByName(coachName: string, by: Starter): Promise<SyncStarted> {
    const names = namesIn(coachName);
    return this.start('coaches-by-name', { names }, by, `Syncing coaches: ${names.join(', ')}.`);
  }

  existingCoaches(by: Starter): Promise<SyncStarted> {
    return this.start('existing-coaches', {}, by, 'Updating every coach.');
  }

  teamFacts(by: Starter): Promise<SyncStarted> {
    return this.start('teams-stats', {}, by, 'Updating every team.');
  }

  /** By its name as the list of teams shows it, else by what it is also called. */
  private team(name: string): { id: number; name: string } | undefined {
    const { teams } = this.readModel.snapshot;
    for (const team of teams.values()) if (team.name === name) return team;
    const id = this.identities.teams.find(name);
    return id === undefined ? undefined : teams.get(id);
  }

  private async start(
    kind: Parameters<RunStarter['start']>[0]['kind'],
    params: object,
    by: Starter,
    message: string,
  ): Promise<SyncStarted> {
    const syncId = await this.starter.start({ kind, params }, by);
    return { success: true, message, syncId, results: [] };
  }
}
