import { LockMode, raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { findRows } from '../../../platform/database/row.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { CatalogueRevision, Person, StoredFacts, Team } from '../entities.ts';
import { PersonNotFound } from '../people.errors.ts';
import { FACT_KINDS, type FactKind, type PersonKind, type Subject } from '../model/facts.ts';
import { columnsOf, loadedFrom, storedFacts, type FactRow, type Loaded } from '../model/loaded.ts';

const BATCH = 1000;

/** People with these ids, or the next ones after an id. */
export type PeopleRange = { ids: readonly number[] } | { after: number; limit: number };

/** Reads people or clubs in id order, without locks. Load a person again to change it. */
export async function readPeople(em: EntityManager, kind: FactKind, range: PeopleRange): Promise<Loaded[]> {
  return withFacts(em, kind, await findFactRows(em, kind, range, { disableIdentityMap: true }));
}

/** Locks a person's row and returns the facts. Throws `PersonNotFound`. */
export async function load(em: EntityManager, { kind, id }: Subject): Promise<Loaded> {
  return (await loadAll(em, kind, [id]))[0]!;
}

/** Locks the rows of people or clubs and returns their facts in id order. Throws `PersonNotFound`. */
export async function loadAll(em: EntityManager, kind: FactKind, ids: readonly number[]): Promise<Loaded[]> {
  if (ids.length === 0) return [];
  const rows = await findFactRows(em, kind, { ids }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw new PersonNotFound({ kind, id: missing });
  return withFacts(em, kind, rows);
}

async function withFacts(em: EntityManager, kind: FactKind, rows: readonly FactRow[]): Promise<Loaded[]> {
  const where = { kind, id: { $in: rows.map(({ id }) => id) } };
  const stored = await findRows(em, StoredFacts, where);
  const factsById = new Map(stored.map((facts) => [facts.id, facts]));
  return rows.map((row) => loadedFrom(kind, row, factsById.get(row.id)));
}

async function findFactRows(
  em: EntityManager,
  kind: FactKind,
  range: PeopleRange,
  mode: { disableIdentityMap: true } | { lockMode: LockMode.PESSIMISTIC_WRITE },
): Promise<FactRow[]> {
  const id = 'ids' in range ? { $in: [...range.ids] } : { $gt: range.after };
  const limit = 'ids' in range ? range.ids.length : range.limit;
  const options = { orderBy: { id: 'asc' }, limit, ...mode } as const;
  if (kind === 'club') return (await em.find(Team, { id }, options)) as Team[];
  return (await em.find(Person, { kind, id }, options)) as Person[];
}

/** Writes the visible facts and the layers of locked people or clubs of one kind. The caller sets `updatedAt`. */
export async function writeFacts(em: EntityManager, people: readonly Loaded[]): Promise<void> {
  for (const { kind, row, visible } of people) Object.assign(row, columnsOf(kind, visible));
  await em.flush();
  await writeLayers(em, people);
}

async function writeLayers(em: EntityManager, people: readonly Loaded[]): Promise<void> {
  const stored = people.flatMap((person) => storedFacts(person) ?? []);
  const others = people.filter((person) => !storedFacts(person));
  if (others.length > 0)
    await em.nativeDelete(StoredFacts, { kind: others[0]!.kind, id: { $in: others.map(({ id }) => id) } });
  if (stored.length > 0) await em.upsertMany(StoredFacts, stored);
}

/** Writes rows of people or clubs that nobody has locked, new ones too, with their layers. */
export async function upsertPeople(em: EntityManager, people: readonly Loaded[]): Promise<void> {
  for (const batch of inBatches(people, BATCH)) {
    const rows = batch.map(({ kind, row, visible }) => ({ ...row, ...columnsOf(kind, visible) }));
    if (batch[0]!.kind === 'club') await em.upsertMany(Team, rows as Team[]);
    else await em.upsertMany(Person, rows as Person[]);
    em.clear();
    await writeLayers(em, batch);
  }
}

const SEQUENCES = { player: 'player_id_seq', coach: 'coach_id_seq', club: 'team_id_seq' } as const;

/** Returns the next ids of the kind, which are above those that are reserved for the data set. */
export async function nextIds(em: EntityManager, kind: FactKind, count: number): Promise<number[]> {
  // Raw SQL: the entities have assigned ids, so the entity manager cannot read the sequence.
  const rows = await em.execute<{ id: number }[]>(
    `select nextval('${SEQUENCES[kind]}')::integer as id from generate_series(1, ?)`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Creates people, whom `writeFacts` inserts. */
export async function insertPeople(
  em: EntityManager,
  kind: PersonKind,
  names: readonly string[],
  toRow: (id: number, name: string) => Person,
): Promise<Person[]> {
  if (names.length === 0) return [];
  const ids = await nextIds(em, kind, names.length);
  const rows = names.map((name, index) => em.create(Person, toRow(ids[index]!, name)) as Person);
  em.persist(rows);
  return rows;
}

/** Returns the ids of the latest revisions of people or clubs, in their order; 0 for one without revisions. */
export async function latestRevisions(em: EntityManager, people: readonly Subject[]): Promise<number[]> {
  const latestOf = new Map<string, number>();
  for (const kind of FACT_KINDS) {
    const ids = people.filter((person) => person.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const rows = await em
      .createQueryBuilder(CatalogueRevision)
      .select(['personId', raw('max(id) as latest')])
      .where({ kind, personId: { $in: ids } })
      .groupBy('personId')
      .execute<{ personId: number; latest: number }[]>('all');
    for (const { personId, latest } of rows) latestOf.set(`${kind} ${personId}`, latest);
  }
  return people.map(({ kind, id }) => latestOf.get(`${kind} ${id}`) ?? 0);
}
