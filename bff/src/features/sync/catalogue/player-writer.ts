import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Player, PlayerSpell } from '../../catalogue/catalogue.port.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import type { ItemOutcome } from '../kinds/kind.ts';
import { withNews, type Stay } from './bundled-career.ts';
import { Identities } from './identities.ts';
import { nextId } from './next-id.ts';
import { legalName, shownName, surnameOf } from './person-names.ts';
import type { SyncedPlayer, SyncedSpell } from './synced-facts.ts';
import { TeamWriter } from './team-writer.ts';

const UNKNOWN_COUNTRY = 'Unknown';
/** Whom the service alone knows is for connoisseurs. */
const FAME_OF_UNKNOWNS = 1;

@Injectable()
export class PlayerWriter {
  constructor(
    private readonly identities: Identities,
    private readonly teams: TeamWriter,
    private readonly clock: Clock,
  ) {}

  /** Writes a player of the service: over the one it is, if the catalogue knows that one, else as a new one. */
  async write(em: EntityManager, synced: SyncedPlayer): Promise<ItemOutcome> {
    const known = await this.known(em, synced);
    const player = known ? this.renewed(known, synced) : await this.added(em, synced);
    const stays = await this.stays(em, synced.career);
    const career = await this.writeCareer(em, player, stays);
    await em.flush();
    return {
      status: known ? 'updated' : 'added',
      rowId: player.id,
      name: player.name,
      change: {
        country: player.country,
        position: player.position,
        teams: [...new Set(career.map(({ club }) => club))],
      },
    };
  }

  private async known(em: EntityManager, synced: SyncedPlayer): Promise<Player | null> {
    const linked = await em.findOne(Player, { apiId: synced.apiId });
    if (linked) return linked as Player;
    const id = this.identities.players.find(synced, this.identities.nations.find(synced.nationality).code);
    return id === undefined ? null : ((await em.findOne(Player, { id, apiId: null })) as Player | null);
  }

  private renewed(player: Player, synced: SyncedPlayer): Player {
    const { code, name } = this.identities.nations.find(synced.nationality);
    const own = {
      name: shownName(synced),
      fullName: legalName(synced),
      country: name ?? player.country,
      nation: code,
      born: synced.born ?? player.born,
      position: synced.position ?? player.position,
    };
    return Object.assign(player, {
      ...(player.source === 'api' ? own : {}),
      apiId: synced.apiId,
      photo: synced.photo ?? player.photo,
      updatedAt: this.clock.now(),
    });
  }

  private async added(em: EntityManager, synced: SyncedPlayer): Promise<Player> {
    const { code, name: country } = this.identities.nations.find(synced.nationality);
    const name = shownName(synced);
    const player = em.create(Player, {
      id: await nextId(em, 'player'),
      name,
      fullName: legalName(synced),
      surname: surnameOf(name),
      country: country ?? UNKNOWN_COUNTRY,
      nation: code,
      position: synced.position,
      born: synced.born,
      number: null,
      fame: FAME_OF_UNKNOWNS,
      photo: synced.photo,
      source: 'api',
      apiId: synced.apiId,
      editedAt: null,
      updatedAt: this.clock.now(),
    });
    await em.persist(player).flush();
    return player as Player;
  }

  private async stays(em: EntityManager, career: readonly SyncedSpell[]): Promise<Stay[]> {
    const stays: Stay[] = [];
    for (const { team, start, end, matches, goals, loan } of career) {
      const written = await this.teams.write(em, team);
      const club = written?.name ?? team.name;
      stays.push({ club, teamId: written?.id ?? null, startYear: start, endYear: end, matches, goals, loan });
    }
    return stays;
  }

  /** The career as it now is. An answer without any career takes none away. */
  private async writeCareer(
    em: EntityManager,
    { id, source }: Player,
    news: readonly Stay[],
  ): Promise<readonly Stay[]> {
    const where = { playerId: id };
    const known = (await em.find(PlayerSpell, where, { orderBy: { seq: 'asc' }, disableIdentityMap: true })) as Stay[];
    if (news.length === 0) return known;
    const career = source === 'bundled' ? withNews(known, news) : news;
    await em.nativeDelete(PlayerSpell, where);
    await em.insertMany(
      PlayerSpell,
      career.map(({ club, teamId, startYear, endYear, matches, goals, loan }, seq) => ({
        ...{ playerId: id, seq, club, teamId, startYear, endYear },
        ...{ matches, goals, loan },
      })),
    );
    return career;
  }
}
