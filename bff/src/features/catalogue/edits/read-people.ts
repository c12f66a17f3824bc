import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { groupBy } from '../../../platform/group-by.ts';
import { CoachSpell, PlayerSpell, type Player } from '../catalogue.entities.ts';
import { NO_EDITS } from './apply-edits.ts';
import { PersonNotFound } from './fact-desk.errors.ts';
import { withEdits, type LoadedPerson, type Person } from './loaded-person.ts';
import { withoutFigures, type SpellFacts } from './person-facts.ts';
import { sourcesOf, TABLES, type FactRow } from './person-rows.ts';
import { PersonEdit, type FactKind } from './revision.entities.ts';

/** People with these ids, or the next ones after an id. */
export type PeopleRange = { ids: readonly number[] } | { after: number; limit: number };

/** Reads people or clubs in id order, without locks. Load a person again to change it. */
export async function readPeople(em: EntityManager, kind: FactKind, range: PeopleRange): Promise<LoadedPerson[]> {
  return withFacts(em, kind, await findRows(em, kind, range, { disableIdentityMap: true }));
}

/** Locks a person's row and returns the facts. Throws `PersonNotFound`. */
export async function load(em: EntityManager, { kind, id }: Person): Promise<LoadedPerson> {
  return (await loadAll(em, kind, [id]))[0]!;
}

/** Locks the rows of people or clubs and returns their facts in id order. Throws `PersonNotFound`. */
export async function loadAll(em: EntityManager, kind: FactKind, ids: readonly number[]): Promise<LoadedPerson[]> {
  if (ids.length === 0) return [];
  const rows = await findRows(em, kind, { ids }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw new PersonNotFound(kind, missing);
  return withFacts(em, kind, rows);
}

async function withFacts(em: EntityManager, kind: FactKind, rows: readonly FactRow[]): Promise<LoadedPerson[]> {
  const ids = rows.map(({ id }) => id);
  const careers = await readCareers(em, kind, ids);
  const edits = await em.find(PersonEdit, { kind, personId: { $in: ids } }, { disableIdentityMap: true });
  const editOf = new Map(edits.map((edit) => [edit.personId, edit as PersonEdit]));
  return rows.map((row): LoadedPerson => {
    const edit = editOf.get(row.id);
    const sources = sourcesOf(kind, row, { edit, career: careers.get(row.id) ?? [] });
    return withEdits({ kind, id: row.id, row, sources, edits: edit?.edits ?? NO_EDITS });
  });
}

async function findRows(
  em: EntityManager,
  kind: FactKind,
  range: PeopleRange,
  mode: { disableIdentityMap: true } | { lockMode: LockMode.PESSIMISTIC_WRITE },
): Promise<FactRow[]> {
  const where = { id: 'ids' in range ? { $in: [...range.ids] } : { $gt: range.after } };
  const limit = 'ids' in range ? range.ids.length : range.limit;
  // The three tables have the same primary key.
  const table = TABLES[kind] as typeof Player;
  return (await em.find(table, where, { orderBy: { id: 'asc' }, limit, ...mode })) as FactRow[];
}

async function readCareers(
  em: EntityManager,
  kind: FactKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly SpellFacts[]>> {
  if (kind === 'club') return new Map();
  const options = { orderBy: { seq: 'asc' }, disableIdentityMap: true } as const;
  if (kind === 'player') {
    const spells = await em.find(PlayerSpell, { playerId: { $in: [...ids] } }, options);
    return groupBy(spells as (SpellFacts & { playerId: number })[], ({ playerId }) => playerId);
  }
  const posts = (await em.find(CoachSpell, { coachId: { $in: [...ids] } }, options)) as CoachSpell[];
  const byCoach = groupBy(posts, ({ coachId }) => coachId);
  return new Map(Array.from(byCoach, ([id, own]) => [id, own.map(withoutFigures)]));
}
