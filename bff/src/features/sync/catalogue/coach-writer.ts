import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Coach, CoachSpell, nextId, type SpellFacts } from '../../catalogue/catalogue.port.ts';
import type { ApiCoach } from '../../football-api/football-api.port.ts';
import type { PersonIndex } from './person-index.ts';
import { PersonWriter, type CreatedPerson, type ServiceCareer, type PersonWhere } from './person-writer.ts';

const NO_FIGURES = { matches: null, goals: null, loan: false };

/** Only experts know coaches whom the bundled data lacks. */
const FAME_OF_NEW_COACHES = 1;

@Injectable()
export class CoachWriter extends PersonWriter<Coach, ApiCoach> {
  protected override readonly kind = 'coach';

  protected override get index(): PersonIndex {
    return this.identities.coaches;
  }

  protected override find(em: EntityManager, where: PersonWhere): Promise<Coach | null> {
    return em.findOne(Coach, where) as Promise<Coach | null>;
  }

  protected override async create(em: EntityManager, { columns, country }: CreatedPerson<ApiCoach>): Promise<Coach> {
    const coach = em.create(Coach, { ...columns, id: await nextId(em, 'coach'), country });
    await em.persist(coach).flush();
    return coach as Coach;
  }

  protected override ownColumns(): Partial<Coach> {
    return {};
  }

  protected override factsOf(_em: EntityManager, { career }: ApiCoach): Promise<ServiceCareer> {
    return Promise.resolve({ career, fame: FAME_OF_NEW_COACHES });
  }

  /** No review: coaches are few, and administrators add new ones by name. */
  protected override review(): Promise<{ isHeld: boolean }> {
    return Promise.resolve({ isHeld: false });
  }

  protected override bundledCareer(id: number): readonly SpellFacts[] {
    return this.bundled.coaches.get(id) ?? [];
  }

  protected override async readCareer(em: EntityManager, coachId: number): Promise<SpellFacts[]> {
    const options = { orderBy: { seq: 'asc' }, disableIdentityMap: true } as const;
    const rows = await em.find(CoachSpell, { coachId }, options);
    return rows.map((row) => ({ ...(row as CoachSpell), ...NO_FIGURES }));
  }

  protected override async replaceCareer(
    em: EntityManager,
    coachId: number,
    career: readonly SpellFacts[],
  ): Promise<void> {
    await em.nativeDelete(CoachSpell, { coachId });
    const rows = career.map(({ club, teamId, startYear, endYear }, seq) => ({
      coachId,
      seq,
      club,
      teamId,
      startYear,
      endYear,
    }));
    await em.insertMany(CoachSpell, rows);
  }
}
