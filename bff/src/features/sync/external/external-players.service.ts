import { Injectable } from '@nestjs/common';
import type { ExternalPlayer } from '@soccer-legends/contracts';
import { Player, ReadModel } from '../../catalogue/catalogue.port.ts';
import { sample } from '../../../platform/environment/sample.ts';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Identities } from '../catalogue/identities.ts';
import { shownName } from '../catalogue/person-names.ts';
import type { PlayerProfile } from '../catalogue/synced-facts.ts';
import { FootballFacts } from '../football/football-facts.ts';
import { asServiceTrouble } from './service-trouble.ts';

const RANDOM_PLAYERS = 100;
/** Less than clients wait for an answer. */
const PATIENCE_MS = 8000;

/** Players as the data service knows them, with whether the catalogue has them: one call of the quota an answer. */
@Injectable()
export class ExternalPlayers {
  /** Pages of the service's list, as it said last; unknown before the first answer. */
  private pages = 1;

  constructor(
    private readonly football: FootballFacts,
    private readonly database: Database,
    private readonly identities: Identities,
    private readonly readModel: ReadModel,
    private readonly chance: RandomSource,
    private readonly clock: Clock,
  ) {}

  async named(name: string): Promise<ExternalPlayer[]> {
    return this.described(await this.asked((signal) => this.football.playersNamed(name, signal)));
  }

  async random(): Promise<ExternalPlayer[]> {
    const page = 1 + Math.floor(this.chance.next() * this.pages);
    const { items, pages } = await this.asked((signal) => this.football.profiles(page, signal));
    this.pages = pages;
    return this.described(sample(items, this.chance, { count: RANDOM_PLAYERS }));
  }

  private asked<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    return ask(AbortSignal.timeout(PATIENCE_MS)).catch((fault: unknown) => {
      throw asServiceTrouble(fault);
    });
  }

  private async described(profiles: readonly PlayerProfile[]): Promise<ExternalPlayer[]> {
    const apiId = { $in: profiles.map((profile) => profile.apiId) };
    const rows = await this.database.em().find(Player, { apiId }, { disableIdentityMap: true });
    const linked = new Map(rows.map((row) => [row.apiId, row.id]));
    return profiles.map((profile) => this.describe(profile, linked.get(profile.apiId) ?? this.twinOf(profile)));
  }

  /** Somebody of the bundled data set whom nobody has linked yet. */
  private twinOf(profile: PlayerProfile): number | undefined {
    const { players, nations } = this.identities;
    return players.find(profile, nations.find(profile.nationality).code);
  }

  private describe(profile: PlayerProfile, playerId: number | undefined): ExternalPlayer {
    const { apiId, born, nationality, photo, position } = profile;
    const item = playerId === undefined ? undefined : this.readModel.snapshot.players.get(playerId)?.career.at(-1);
    return {
      player: {
        id: apiId,
        name: shownName(profile),
        age: born === null ? null : this.clock.now().getUTCFullYear() - born,
        nationality,
        photo,
      },
      statistics: [{ team: { name: item?.team ?? null, logo: item?.teamLogo ?? null }, games: { position } }],
      existsInDb: playerId !== undefined,
      playerId: playerId ?? null,
    };
  }
}
