import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { SyncChange } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { BundledCareers } from '../../careers/careers.port.ts';
import {
  liftEdits,
  settleEdits,
  type Coach,
  type LiftedFacts,
  type Player,
  type ReviewOrigin,
  type RevisionAuthor,
  type SpellFacts,
} from '../../catalogue/catalogue.port.ts';
import type { ApiCoach, SyncedPlayer } from '../../football-api/football-api.port.ts';
import { Identities } from './identities.ts';
import { isSameCareer, mergedCareer, type ServiceSpell } from './merged-career.ts';
import type { FoundNation } from './nation-index.ts';
import type { PersonIndex } from './person-index.ts';
import { fullerName, shownName } from './person-names.ts';
import { TeamWriter } from './team-writer.ts';
import { isForOnePerson, syncAuthor, type WritingRun } from './writing-run.ts';

export interface WrittenPerson {
  status: 'added' | 'updated';
  rowId: number;
  name: string;
  change: SyncChange;
}

export interface ServiceCareer {
  career: readonly ServiceSpell[];
  /** Fame for a person outside the bundled data. */
  fame: number;
}

/** Identifies a row of the catalogue: by the service's id, or by its own id if it is not linked yet. */
export type PersonWhere = { apiId: number } | { id: number; apiId: null };

type NewPerson = Pick<
  Player,
  'name' | 'nation' | 'born' | 'fame' | 'photo' | 'hidden' | 'source' | 'apiId' | 'editedAt' | 'updatedAt'
>;

/** A row that a sync has just written, without the administrators' corrections. */
export interface WrittenRow<Row> {
  row: Row;
  /** Undefined for a new person. */
  before: LiftedFacts | undefined;
  origin: ReviewOrigin;
  /** Whether changes of the career take effect at once. */
  withoutReview: boolean;
}

export interface FoundPerson<Synced> {
  synced: Synced;
  nation: FoundNation;
  facts: ServiceCareer;
}

export interface CreatedPerson<Synced> {
  columns: NewPerson;
  synced: Synced;
  /** English name of the national team; null if unknown. */
  country: string | null;
  run: WritingRun;
}

/** Writes people of the service and their careers into the catalogue: the common part of players and coaches. */
@Injectable()
export abstract class PersonWriter<Row extends Player | Coach, Synced extends SyncedPlayer | ApiCoach> {
  constructor(
    protected readonly identities: Identities,
    protected readonly teams: TeamWriter,
    private readonly clock: Clock,
    protected readonly bundled: BundledCareers,
  ) {}

  /**
   * Updates or adds a person. Corrections of administrators override the service.
   *
   * @param unlinkedId the row of a person who is not linked yet; by default, the person is searched by name and year of
   * birth
   */
  async write(em: EntityManager, run: WritingRun, synced: Synced, unlinkedId?: number): Promise<WrittenPerson> {
    return (await this.writeIfFamous(em, run, synced, { minFame: 0, unlinkedId }))!;
  }

  /** Writes a person like `write`, but returns null instead of adding a person below the given fame. */
  async writeIfFamous(
    em: EntityManager,
    run: WritingRun,
    synced: Synced,
    { minFame, unlinkedId }: { minFame: number; unlinkedId?: number | undefined },
  ): Promise<WrittenPerson | null> {
    const nation = this.identities.nations.find(synced.nationality);
    const known = await this.findKnown(em, synced, nation, unlinkedId);
    const facts = await this.factsOf(em, synced);
    if (!known && facts.fame < minFame) return null;
    const before = known ? await liftEdits(em, this.kind, known.id) : undefined;
    const row = known
      ? this.update(known, { synced, nation, facts })
      : await this.add(em, run, { synced, nation, facts });
    const author = syncAuthor(run, this.clock.now());
    const { career } = await this.writeCareer(em, row, facts.career, author);
    await em.flush();
    const origin = { run: author.run, at: author.at };
    await this.review(em, { row, before, origin, withoutReview: isForOnePerson(run.kind) }, { synced, nation });
    await settleEdits(em, { kind: this.kind, id: row.id }, before, author);
    const teams = [...new Set(career.map(({ club }) => club))];
    const position = 'position' in row ? row.position : null;
    const change = { country: row.country, position, teams };
    return { status: known ? 'updated' : 'added', rowId: row.id, name: row.name, change };
  }

  /** Writes a career that was derived again. Returns whether it changed. */
  protected async rewriteCareer(
    em: EntityManager,
    row: Row,
    synced: readonly ServiceSpell[],
    withoutReview: boolean,
  ): Promise<boolean> {
    const before = await liftEdits(em, this.kind, row.id);
    const at = this.clock.now();
    const author: RevisionAuthor = { actor: 'schedule', source: 'sync', run: null, reason: null, at };
    const { isChanged } = await this.writeCareer(em, row, synced, author);
    const written = { row, before, origin: { run: null, at }, withoutReview };
    const { isHeld } = await this.review(em, written);
    await settleEdits(em, { kind: this.kind, id: row.id }, before, author);
    return isChanged && !isHeld;
  }

  protected abstract readonly kind: 'player' | 'coach';
  protected abstract readonly index: PersonIndex;
  protected abstract find(em: EntityManager, where: PersonWhere): Promise<Row | null>;
  protected abstract create(em: EntityManager, person: CreatedPerson<Synced>): Promise<Row>;
  /** Columns that only people outside the bundled data take from the service, such as the name. */
  protected abstract ownColumns(row: Row, synced: Synced): Partial<Row>;
  protected abstract factsOf(em: EntityManager, synced: Synced): Promise<ServiceCareer>;
  /** Adds changes that need a decision to the review. Returns whether they are held back until then. */
  protected abstract review(
    em: EntityManager,
    written: WrittenRow<Row>,
    found?: Pick<FoundPerson<Synced>, 'synced' | 'nation'>,
  ): Promise<{ isHeld: boolean }>;
  /** Returns the bundled career; empty for a person outside the bundled data. */
  protected abstract bundledCareer(id: number): readonly SpellFacts[];
  protected abstract readCareer(em: EntityManager, id: number): Promise<SpellFacts[]>;
  protected abstract replaceCareer(em: EntityManager, id: number, career: readonly SpellFacts[]): Promise<void>;

  private async findKnown(
    em: EntityManager,
    synced: Synced,
    { code }: FoundNation,
    unlinkedId?: number,
  ): Promise<Row | null> {
    const linked = await this.find(em, { apiId: synced.apiId });
    if (linked) return linked;
    const id = unlinkedId ?? this.index.find(synced, code);
    return id === undefined ? null : this.find(em, { id, apiId: null });
  }

  private update(row: Row, { synced, nation: { code, name }, facts }: FoundPerson<Synced>): Row {
    const own = {
      name: fullerName(row.name, shownName(synced)),
      country: name ?? row.country,
      nation: name === null ? row.nation : code,
      born: synced.born ?? row.born,
      fame: Math.max(row.fame, facts.fame),
      ...this.ownColumns(row, synced),
    };
    return Object.assign(row, {
      ...(row.source === 'api' ? own : {}),
      apiId: synced.apiId,
      photo: synced.photo ?? row.photo,
      updatedAt: this.clock.now(),
    });
  }

  private add(em: EntityManager, run: WritingRun, { synced, nation, facts }: FoundPerson<Synced>): Promise<Row> {
    const columns: NewPerson = {
      name: shownName(synced),
      nation: nation.code,
      born: synced.born,
      fame: facts.fame,
      photo: synced.photo,
      hidden: false,
      source: 'api',
      apiId: synced.apiId,
      editedAt: null,
      updatedAt: this.clock.now(),
    };
    return this.create(em, { columns, synced, country: nation.name, run });
  }

  /** Returns the resulting career and whether it changed. Keeps the stored career if there are no synced stays. */
  private async writeCareer(
    em: EntityManager,
    { id, source }: Row,
    synced: readonly ServiceSpell[],
    author: RevisionAuthor,
  ): Promise<{ career: readonly SpellFacts[]; isChanged: boolean }> {
    const known = await this.readCareer(em, id);
    if (synced.length === 0) return { career: known, isChanged: false };
    const clubs = synced.map(({ team }) => team);
    const teams = await this.teams.write(em, clubs, author);
    const career = mergedCareer({ source, known, bundled: this.bundledCareer(id) }, synced, teams);
    const isChanged = !isSameCareer(career, known);
    if (isChanged) await this.replaceCareer(em, id, career);
    return { career, isChanged };
  }
}
