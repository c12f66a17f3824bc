import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { BundledCareers, LOWEST_FAME_IN_GAMES, StoredCareers } from '../../careers/careers.port.ts';
import {
  dropHeldChanges,
  holdChanges,
  nextId,
  Player,
  PlayerSpell,
  reviewConflicts,
  reviewNewcomer,
  UNKNOWN_COUNTRY,
  type SpellFacts,
} from '../../catalogue/catalogue.port.ts';
import type { SyncedPlayer } from '../../football-api/football-api.port.ts';
import { Identities } from './identities.ts';
import { outdatedCareers } from './outdated-careers.ts';
import type { PersonIndex } from './person-index.ts';
import { legalName, surnameOf } from './person-names.ts';
import {
  PersonWriter,
  type CreatedPerson,
  type FoundPerson,
  type ServiceCareer,
  type PersonWhere,
  type WrittenRow,
} from './person-writer.ts';
import { TeamWriter } from './team-writer.ts';
import { isForOnePerson } from './writing-run.ts';

@Injectable()
export class PlayerWriter extends PersonWriter<Player, SyncedPlayer> {
  protected override readonly kind = 'player';

  constructor(
    identities: Identities,
    teams: TeamWriter,
    clock: Clock,
    bundled: BundledCareers,
    private readonly stored: StoredCareers,
  ) {
    super(identities, teams, clock, bundled);
  }

  /** Derives the careers of linked players from the stored answers of the service. Returns how many changed. */
  async rederive(em: EntityManager, players: readonly Player[], withoutReview: boolean): Promise<number> {
    const careers = await this.stored.careers(
      em,
      players.flatMap(({ apiId }) => apiId ?? []),
    );
    const derived = players.map((row) => ({ row, spells: careers.get(row.apiId!)?.spells ?? [] }));
    const proven = derived.filter(({ spells }) => spells.length > 0);
    let changed = 0;
    for (const { row, spells } of await outdatedCareers(em, proven, { teams: this.teams, bundled: this.bundled }))
      if (await this.rewriteCareer(em, row, spells, withoutReview)) changed += 1;
    return changed;
  }

  protected override get index(): PersonIndex {
    return this.identities.players;
  }

  protected override find(em: EntityManager, where: PersonWhere): Promise<Player | null> {
    return em.findOne(Player, where) as Promise<Player | null>;
  }

  protected override async create(
    em: EntityManager,
    { columns, synced, country, run }: CreatedPerson<SyncedPlayer>,
  ): Promise<Player> {
    const player = em.create(Player, {
      ...columns,
      id: await nextId(em, 'player'),
      fullName: legalName(synced),
      surname: surnameOf(columns.name),
      country: country ?? UNKNOWN_COUNTRY,
      position: synced.position,
      number: null,
      inGames: isForOnePerson(run.kind),
    });
    await em.persist(player).flush();
    return player as Player;
  }

  protected override ownColumns(row: Player, synced: SyncedPlayer): Partial<Player> {
    return {
      fullName: legalName(synced) ?? row.fullName,
      position: synced.position ?? row.position,
    };
  }

  protected override async factsOf(em: EntityManager, { apiId, answers }: SyncedPlayer): Promise<ServiceCareer> {
    const { spells, fame } = await this.stored.add(em, apiId, answers);
    return { career: spells, fame };
  }

  protected override async review(
    em: EntityManager,
    { row, before, origin, withoutReview }: WrittenRow<Player>,
    found?: Pick<FoundPerson<SyncedPlayer>, 'synced' | 'nation'>,
  ): Promise<{ isHeld: boolean }> {
    if (!row.inGames) {
      await reviewNewcomer(em, row, { ...origin, minFame: LOWEST_FAME_IN_GAMES });
      return { isHeld: false };
    }
    if (!before) return { isHeld: false };
    if (found && row.source === 'bundled') {
      const { synced, nation } = found;
      const service = { born: synced.born, nation: nation.code, position: synced.position };
      await reviewConflicts(em, row, before, service, origin);
    }
    if (!withoutReview) return { isHeld: await holdChanges(em, row, before, origin) };
    await dropHeldChanges(em, row.id);
    return { isHeld: false };
  }

  protected override bundledCareer(id: number): readonly SpellFacts[] {
    return this.bundled.players.get(id) ?? [];
  }

  protected override readCareer(em: EntityManager, playerId: number): Promise<SpellFacts[]> {
    const options = { orderBy: { seq: 'asc' }, disableIdentityMap: true } as const;
    return em.find(PlayerSpell, { playerId }, options) as Promise<SpellFacts[]>;
  }

  protected override async replaceCareer(
    em: EntityManager,
    playerId: number,
    career: readonly SpellFacts[],
  ): Promise<void> {
    await em.nativeDelete(PlayerSpell, { playerId });
    const rows = career.map(({ club, teamId, startYear, endYear, matches, goals, loan }, seq) => ({
      playerId,
      seq,
      club,
      teamId,
      startYear,
      endYear,
      matches,
      goals,
      loan,
    }));
    await em.insertMany(PlayerSpell, rows);
  }
}
