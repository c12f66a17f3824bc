import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { SyncChange } from '@soccer-legends/contracts';
import { findRow } from '../../../platform/database/row.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { LOWEST_FAME_IN_GAMES } from '../careers/fame.ts';
import { StoredCareers } from '../careers/stored-careers.ts';
import {
  heldPlayers,
  insertPeople,
  isSameCareer,
  load,
  loadedFrom,
  newRow,
  Person,
  readPeople,
  recordSources,
  reviewSync,
  withLayers,
  writeFacts,
  type Facts,
  type Loaded,
  type PersonKind,
  type RevisionAuthor,
  type Spell,
  type SyncedFacts,
} from '../../people/people.port.ts';
import type { ApiCoach, SyncedPlayer } from '../../football-api/football-api.port.ts';
import { Identities } from './identities.ts';
import type { FoundNation } from './nation-index.ts';
import { fullerName, legalName, shownName, surnameOf } from './person-names.ts';
import { TeamWriter, type ServiceSpell } from './team-writer.ts';
import { isForOnePerson, syncAuthor, type WritingRun } from './writing-run.ts';

export interface WrittenPerson {
  status: 'added' | 'updated';
  rowId: number;
  name: string;
  change: SyncChange;
}

type SyncedPerson = SyncedPlayer | ApiCoach;

/** What the service states about a person. */
interface Stated {
  synced: SyncedPerson;
  nation: FoundNation;
  /** Fame for a person outside the data set. */
  fame: number;
}

/** Only experts know coaches whom the data set lacks. */
const FAME_OF_NEW_COACHES = 1;

/** Writes what the service states about people into the catalogue. Corrections of administrators override the service. */
@Injectable()
export class PersonWriter {
  constructor(
    private readonly identities: Identities,
    private readonly teams: TeamWriter,
    private readonly stored: StoredCareers,
    private readonly clock: Clock,
  ) {}

  /**
   * Updates or adds a person.
   *
   * @param unlinkedId the row of a person who is not linked yet; by default, the person is searched by name and year of
   * birth
   */
  async write(em: EntityManager, run: WritingRun, synced: SyncedPerson, unlinkedId?: number): Promise<WrittenPerson> {
    return (await this.writeIfFamous(em, run, synced, { minFame: 0, unlinkedId }))!;
  }

  /** Writes a person like `write`, but returns null instead of adding a person below the given fame. */
  async writeIfFamous(
    em: EntityManager,
    run: WritingRun,
    synced: SyncedPerson,
    { minFame, unlinkedId }: { minFame: number; unlinkedId?: number | undefined },
  ): Promise<WrittenPerson | null> {
    const kind = 'answers' in synced ? 'player' : 'coach';
    const nation = this.identities.nations.find(synced.nationality);
    const before = await this.findKnown(em, kind, synced, unlinkedId);
    const { spells, fame } = await this.careerOf(em, synced);
    if (!before && fame < minFame) return null;
    const author = syncAuthor(run, this.clock.now());
    const career = await this.teams.writeCareer(em, spells, author);
    const person = before ?? (await this.insert(em, kind, synced, isForOnePerson(run.kind)));
    const service = serviceFacts(person, { synced, nation, fame }, career);
    const { row } = person;
    Object.assign(row, { apiId: synced.apiId, photo: synced.photo ?? (row as Person).photo, updatedAt: author.at });
    const stated = 'position' in synced && { born: synced.born, nation: nation.code, position: synced.position };
    const after = withLayers(person, { service });
    await this.settle(em, { before, after, ...(stated && { stated }) }, author, isForOnePerson(run.kind));
    const teams = [...new Set(after.sources.career.map(({ club }) => club))];
    const { name, country, position } = row as Person;
    return { status: before ? 'updated' : 'added', rowId: row.id, name, change: { country, position, teams } };
  }

  /**
   * Derives the careers of linked players from the stored answers of the service. Finds those that differ with a few
   * statements for all players, then locks, reviews and writes each of them alone. Returns how many changed.
   */
  async rederive(em: EntityManager, players: readonly Person[], withoutReview: boolean): Promise<number> {
    const careers = await this.stored.careers(
      em,
      players.flatMap(({ apiId }) => apiId ?? []),
    );
    const derived = players
      .map(({ id, apiId }) => ({ id, spells: careers.get(apiId!)?.spells ?? [] }))
      .filter(({ spells }) => spells.length > 0);
    let changed = 0;
    for (const { id, spells } of await this.outdated(em, derived))
      if (await this.rewriteCareer(em, id, spells, withoutReview)) changed += 1;
    return changed;
  }

  /** Returns the careers to write: those that differ from the stored ones, and those with a change under review. */
  private async outdated<Derived extends { id: number; spells: readonly ServiceSpell[] }>(
    em: EntityManager,
    derived: readonly Derived[],
  ): Promise<Derived[]> {
    const ids = derived.map(({ id }) => id);
    const held = await heldPlayers(em, ids);
    const people = new Map((await readPeople(em, 'player', { ids })).map((person) => [person.id, person]));
    const careerOf = await this.teams.reader(
      em,
      derived.flatMap(({ spells }) => spells.map(({ team }) => team)),
    );
    return derived.filter(({ id, spells }) => {
      const career = careerOf(spells);
      return held.has(id) || !career || !isSameCareer(career, people.get(id)!.layers.service?.career ?? []);
    });
  }

  private async rewriteCareer(
    em: EntityManager,
    id: number,
    spells: readonly ServiceSpell[],
    withoutReview: boolean,
  ): Promise<boolean> {
    const before = await load(em, { kind: 'player', id });
    const author: RevisionAuthor = {
      ...{ actor: 'schedule', source: 'sync', run: null, reason: null },
      at: this.clock.now(),
    };
    const career = await this.teams.writeCareer(em, spells, author);
    const after = withLayers(before, { service: { fields: before.layers.service?.fields ?? {}, career } });
    const isHeld = await this.settle(em, { before, after }, author, withoutReview);
    return !isHeld && !isSameCareer(after.sources.career, before.sources.career);
  }

  /** Writes and records the facts, unless a change waits for a decision. Returns whether it does. */
  private async settle(
    em: EntityManager,
    write: SyncedFacts,
    author: RevisionAuthor,
    withoutReview: boolean,
  ): Promise<boolean> {
    const rules = { minFame: LOWEST_FAME_IN_GAMES, withoutReview };
    // Coaches are few, and administrators add new ones by name.
    const isHeld = write.after.kind === 'player' && (await reviewSync(em, write, rules, author));
    if (isHeld) await em.flush();
    else await writeFacts(em, [write.after]);
    if (!isHeld) await recordSources(em, [write], author);
    return isHeld;
  }

  private async findKnown(
    em: EntityManager,
    kind: PersonKind,
    synced: SyncedPerson,
    unlinkedId?: number,
  ): Promise<Loaded | undefined> {
    const linked = await findRow(em, Person, { kind, apiId: synced.apiId });
    if (linked) return load(em, { kind, id: linked.id });
    const id = unlinkedId ?? this.identities.personId(kind, synced);
    const person = id === undefined ? undefined : (await readPeople(em, kind, { ids: [id] }))[0];
    return person && (person.row as Person).apiId === null ? load(em, person) : undefined;
  }

  private async careerOf(em: EntityManager, synced: SyncedPerson): Promise<{ spells: ServiceSpell[]; fame: number }> {
    if ('answers' in synced) return this.stored.add(em, synced.apiId, synced.answers);
    const spells = synced.career.map(({ team, start, end }) => ({ team, from: start, to: end }));
    return { spells, fame: FAME_OF_NEW_COACHES };
  }

  private async insert(em: EntityManager, kind: PersonKind, synced: SyncedPerson, isChosen: boolean): Promise<Loaded> {
    const name = shownName(synced);
    const own = { source: 'api' as const, ...(kind === 'player' && { surname: surnameOf(name), inGames: isChosen }) };
    const toRow = (id: number): Person => ({ ...newRow(kind, id, name, this.clock.now()), ...own });
    return loadedFrom(kind, (await insertPeople(em, kind, [name], toRow))[0]!);
  }
}

/** Returns the service's layer after an answer. Without a career, keeps the earlier one. */
function serviceFacts({ row, layers }: Loaded, stated: Stated, career: readonly Spell[]): Facts {
  const known = layers.service;
  return {
    // The service does not replace facts of the data set, or of an administrator who added the person.
    fields: row.source === 'api' ? { ...known!.fields, ...ownFields(known!.fields, stated) } : (known?.fields ?? {}),
    career: career.length > 0 ? career : (known?.career ?? []),
  };
}

function ownFields(known: Facts['fields'], { synced, nation, fame }: Stated): Facts['fields'] {
  return {
    name: fullerName(String(known['name']), shownName(synced)),
    country: nation.name ?? known['country']!,
    nation: nation.name === null ? known['nation']! : nation.code,
    born: synced.born ?? known['born']!,
    fame: Math.max(Number(known['fame']), fame),
    ...('position' in synced && {
      fullName: legalName(synced) ?? known['fullName']!,
      position: synced.position ?? known['position']!,
    }),
  };
}
