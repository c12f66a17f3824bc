import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Coach, CoachSpell } from '../../catalogue/catalogue.port.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import type { ItemOutcome } from '../kinds/kind.ts';
import { withNews, type Stay } from './bundled-career.ts';
import { Identities } from './identities.ts';
import { nextId } from './next-id.ts';
import { shownName } from './person-names.ts';
import type { SyncedCoach } from './synced-facts.ts';
import { TeamWriter } from './team-writer.ts';

const FAME_OF_UNKNOWNS = 1;

@Injectable()
export class CoachWriter {
  constructor(
    private readonly identities: Identities,
    private readonly teams: TeamWriter,
    private readonly clock: Clock,
  ) {}

  /** Writes a coach of the service: over the one it is, if the catalogue knows that one, else as a new one. */
  async write(em: EntityManager, synced: SyncedCoach): Promise<ItemOutcome> {
    const known = await this.known(em, synced);
    const coach = known ? this.renewed(known, synced) : await this.added(em, synced);
    const career = await this.writeCareer(em, coach, synced);
    await em.flush();
    return {
      status: known ? 'updated' : 'added',
      rowId: coach.id,
      name: coach.name,
      change: { country: coach.country, position: null, teams: [...new Set(career.map(({ club }) => club))] },
    };
  }

  private async known(em: EntityManager, synced: SyncedCoach): Promise<Coach | null> {
    const linked = await em.findOne(Coach, { apiId: synced.apiId });
    if (linked) return linked as Coach;
    const id = this.identities.coaches.find(synced, this.identities.nations.find(synced.nationality).code);
    return id === undefined ? null : ((await em.findOne(Coach, { id, apiId: null })) as Coach | null);
  }

  private renewed(coach: Coach, synced: SyncedCoach): Coach {
    const { code, name: country } = this.identities.nations.find(synced.nationality);
    const own = {
      name: shownName(synced),
      country: country ?? coach.country,
      nation: code,
      born: synced.born ?? coach.born,
    };
    return Object.assign(coach, {
      ...(coach.source === 'api' ? own : {}),
      apiId: synced.apiId,
      photo: synced.photo ?? coach.photo,
      updatedAt: this.clock.now(),
    });
  }

  private async added(em: EntityManager, synced: SyncedCoach): Promise<Coach> {
    const { code, name: country } = this.identities.nations.find(synced.nationality);
    const coach = em.create(Coach, {
      id: await nextId(em, 'coach'),
      name: shownName(synced),
      country,
      nation: code,
      born: synced.born,
      fame: FAME_OF_UNKNOWNS,
      photo: synced.photo,
      source: 'api',
      apiId: synced.apiId,
      editedAt: null,
      updatedAt: this.clock.now(),
    });
    await em.persist(coach).flush();
    return coach as Coach;
  }

  /** The career as it now is. An answer without any career takes none away. */
  private async writeCareer(em: EntityManager, { id, source }: Coach, synced: SyncedCoach): Promise<readonly Stay[]> {
    const where = { coachId: id };
    const rows = await em.find(CoachSpell, where, { orderBy: { seq: 'asc' }, disableIdentityMap: true });
    const known = rows.map((row) => ({ ...(row as CoachSpell), matches: null, goals: null, loan: false }));
    if (synced.career.length === 0) return known;
    const news = await this.stays(em, synced);
    const career = source === 'bundled' ? withNews(known, news) : news;
    await em.nativeDelete(CoachSpell, where);
    await em.insertMany(
      CoachSpell,
      career.map(({ club, teamId, startYear, endYear }, seq) => ({
        coachId: id,
        seq,
        club,
        teamId,
        startYear,
        endYear,
      })),
    );
    return career;
  }

  private async stays(em: EntityManager, { career }: SyncedCoach): Promise<Stay[]> {
    const stays: Stay[] = [];
    for (const { team, start, end } of career) {
      const written = await this.teams.write(em, team);
      const club = written?.name ?? team.name;
      stays.push({
        ...{ club, teamId: written?.id ?? null, startYear: start, endYear: end },
        ...{ matches: null, goals: null, loan: false },
      });
    }
    return stays;
  }
}
