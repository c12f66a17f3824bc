import { Injectable } from '@nestjs/common';
import type { CandidatePlayer, ExternalPlayer } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { RandomSource, sample } from '../../../platform/environment/random-source.ts';
import { type ApiPlayer, UrgentFootballFacts } from '../../football-api/football-api.port.ts';
import { findPlayer, ReadModel } from '../../people/people.port.ts';
import { Identities } from '../people/identities.ts';
import { shownName } from '../people/person-names.ts';
import { toServiceError } from '../sync.errors.ts';

const RANDOM_PLAYERS = 100;
const TIMEOUT_MS = 3000;

/** Players of the service, marked if they are in the catalogue. Each request costs a call of the quota. */
@Injectable()
export class ExternalPlayers {
  /** Pages of the service's list, according to its latest response. */
  private pages = 1;

  constructor(
    private readonly football: UrgentFootballFacts,
    private readonly identities: Identities,
    private readonly readModel: ReadModel,
    private readonly randomSource: RandomSource,
    private readonly clock: Clock,
  ) {}

  async search(name: string): Promise<ExternalPlayer[]> {
    return this.describeAll(await this.request((signal) => this.football.searchPlayers(name, signal)));
  }

  async random(): Promise<ExternalPlayer[]> {
    const page = 1 + Math.floor(this.randomSource.next() * this.pages);
    const { items, pages } = await this.request((signal) => this.football.profiles(page, signal));
    this.pages = pages;
    return this.describeAll(sample(items, this.randomSource, { count: RANDOM_PLAYERS }));
  }

  private request<Result>(send: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    return send(AbortSignal.timeout(TIMEOUT_MS)).catch((error: unknown) => {
      throw toServiceError(error, this.clock.now());
    });
  }

  private async describeAll(profiles: readonly ApiPlayer[]): Promise<ExternalPlayer[]> {
    const ids = await this.identities.playerIds(profiles);
    return profiles.map((profile, index) => this.describe(profile, ids[index]));
  }

  private describe(profile: ApiPlayer, playerId: number | undefined): ExternalPlayer {
    const { apiId, born, nationality, position } = profile;
    const known = playerId === undefined ? undefined : findPlayer(this.readModel.snapshot, playerId);
    const item = known?.career.at(-1);
    const candidates = playerId === undefined ? this.candidatesFor(profile) : [];
    return {
      player: {
        id: apiId,
        name: shownName(profile),
        age: born === null ? null : this.clock.now().getUTCFullYear() - born,
        nationality,
        // Never the service's address: the page may load pictures from this site only.
        photo: known?.photo ?? null,
      },
      statistics: [{ team: { name: item?.team ?? null, logo: item?.teamLogo ?? null }, games: { position } }],
      existsInDb: playerId !== undefined || candidates.length > 0,
      playerId: playerId ?? null,
      candidates,
    };
  }

  private candidatesFor(profile: ApiPlayer): CandidatePlayer[] {
    return this.identities.playersLike(profile).map(({ id, name, born }) => {
      const club = findPlayer(this.readModel.snapshot, id)?.career.at(-1)?.team ?? null;
      return { id, name, born, club };
    });
  }
}
