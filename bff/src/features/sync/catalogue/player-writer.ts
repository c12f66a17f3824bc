import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Player, PlayerSpell } from '../../catalogue/catalogue.port.ts';
import type { SyncedPlayer, SyncedSpell } from '../facts/football-facts.ts';
import type { Stay } from './bundled-career.ts';
import type { PersonIndex } from './person-index.ts';
import { legalName, surnameOf } from './person-names.ts';
import { PersonWriter, type NewPerson, type PersonWhere } from './person-writer.ts';
import { nextId } from './team-writer.ts';

const UNKNOWN_COUNTRY = 'Unknown';

@Injectable()
export class PlayerWriter extends PersonWriter<Player, SyncedPlayer> {
  protected override readonly kind = 'player';

  protected override get index(): PersonIndex {
    return this.identities.players;
  }

  protected override find(em: EntityManager, where: PersonWhere): Promise<Player | null> {
    return em.findOne(Player, where) as Promise<Player | null>;
  }

  protected override async create(
    em: EntityManager,
    columns: NewPerson,
    synced: SyncedPlayer,
    country: string | null,
  ): Promise<Player> {
    const player = em.create(Player, {
      ...columns,
      id: await nextId(em, 'player'),
      fullName: legalName(synced),
      surname: surnameOf(columns.name),
      country: country ?? UNKNOWN_COUNTRY,
      position: synced.position,
      number: null,
    });
    await em.persist(player).flush();
    return player as Player;
  }

  protected override ownColumns(row: Player, synced: SyncedPlayer): Partial<Player> {
    return { fullName: legalName(synced), position: synced.position ?? row.position };
  }

  protected override readCareer(em: EntityManager, playerId: number): Promise<Stay[]> {
    const options = { orderBy: { seq: 'asc' }, disableIdentityMap: true } as const;
    return em.find(PlayerSpell, { playerId }, options) as Promise<Stay[]>;
  }

  protected override async replaceCareer(em: EntityManager, playerId: number, career: readonly Stay[]): Promise<void> {
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

  protected override figuresOf({ matches, goals, loan }: SyncedSpell): Pick<Stay, 'matches' | 'goals' | 'loan'> {
    return { matches, goals, loan };
  }
}
