import type { AdminTeam, AdminTeamDetail } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { Bus } from '../../../platform/events/bus.ts';
import { CachedResponse } from '../../../platform/http/cached-response.ts';
import { PreparedIndex } from '../catalogue/prepared-index.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import type { CatalogueSnapshot, CatalogueTeam } from '../catalogue/snapshot.ts';
import { PlayersOfTeams } from './players-of-teams.ts';

interface Responses {
  snapshot: CatalogueSnapshot;
  year: number;
  withPlayers?: CachedResponse;
  withoutPlayers?: CachedResponse;
}

/** `GET /api/admin/teams`: every team with its players by year. */
@Injectable()
export class AdminTeams {
  private readonly players: PreparedIndex<PlayersOfTeams>;
  private responses: Responses | undefined;

  constructor(
    private readonly readModel: ReadModel,
    private readonly clock: Clock,
    bus: Bus,
  ) {
    this.players = new PreparedIndex(readModel, bus, PlayersOfTeams);
  }

  /** Returns the prepared response with all teams in id order. */
  list(withPlayers: boolean): CachedResponse {
    const responses = this.current();
    if (!withPlayers) return (responses.withoutPlayers ??= this.respond((team) => this.toAdminTeam(team)));
    return (responses.withPlayers ??= this.respond((team) => this.toDetail(team, responses.year)));
  }

  /** Returns a team with its players. Throws `TeamNotFound`. */
  one(id: number): AdminTeamDetail {
    return this.toDetail(this.readModel.team(id), this.thisYear());
  }

  private current(): Responses {
    const { snapshot } = this.readModel;
    const year = this.thisYear();
    if (this.responses?.snapshot !== snapshot || this.responses.year !== year) this.responses = { snapshot, year };
    return this.responses;
  }

  private respond(toItem: (team: CatalogueTeam) => AdminTeam): CachedResponse {
    return CachedResponse.json(Array.from(this.readModel.snapshot.teams.values(), toItem), 'no-store');
  }

  private toAdminTeam({ id, name, picture, apiId }: CatalogueTeam): AdminTeam {
    return { id, name, logo: picture, playerCount: this.players.current.of(id).length, apiId };
  }

  private toDetail(team: CatalogueTeam, year: number): AdminTeamDetail {
    return { ...this.toAdminTeam(team), playersByYear: this.players.current.byYear(team.id, year) };
  }

  private thisYear(): number {
    return this.clock.now().getUTCFullYear();
  }
}
