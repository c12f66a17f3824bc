import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import type { FactValue } from '@soccer-legends/contracts';
import { Coach, CoachSpell, Player, PlayerSpell } from '../catalogue.entities.ts';
import type { PersonFacts, SpellFacts } from './person-facts.ts';
import type { PersonKind } from './revision.entities.ts';

export type PersonRow = Player | Coach;

const COLUMNS: Readonly<Record<PersonKind, readonly string[]>> = {
  player: ['name', 'fullName', 'surname', 'country', 'nation', 'position', 'born', 'number', 'hidden'],
  coach: ['name', 'country', 'nation', 'born', 'hidden'],
};

/** The columns that are not facts. */
const OTHER_COLUMNS = ['id', 'fame', 'photo', 'inGames', 'source', 'apiId', 'editedAt', 'updatedAt'];

const NO_FIGURES = { matches: null, goals: null, loan: false };

/** Returns a person's row and locks it until the transaction ends; null for an unknown id. */
export async function lockRow(em: EntityManager, kind: PersonKind, id: number): Promise<PersonRow | null> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE };
  const row = kind === 'player' ? await em.findOne(Player, { id }, options) : await em.findOne(Coach, { id }, options);
  return row as PersonRow | null;
}

/** Returns a copy of a row: changing the row itself would write it. */
export function copyOf(kind: PersonKind, row: PersonRow): PersonRow {
  const values = row as unknown as Record<string, unknown>;
  const columns = [...COLUMNS[kind], ...OTHER_COLUMNS].map((column) => [column, values[column]]);
  return Object.fromEntries(columns) as PersonRow;
}

/** Returns the facts that a row and its spells have. */
export function factsOf(kind: PersonKind, row: PersonRow, career: readonly SpellFacts[]): PersonFacts {
  const values = row as unknown as Record<string, FactValue | undefined>;
  const fields = Object.fromEntries(COLUMNS[kind].map((column) => [column, values[column] ?? null]));
  return { fields, career: career.map(spellFacts) };
}

/** Returns the stored spells of a person in order. Those of a coach have no matches or goals. */
export async function readCareer(em: EntityManager, kind: PersonKind, id: number): Promise<SpellFacts[]> {
  const options = { orderBy: { seq: 'asc' }, disableIdentityMap: true } as const;
  if (kind === 'player')
    return (await em.find(PlayerSpell, { playerId: id }, options)).map((row) => spellFacts(row as SpellFacts));
  const posts = await em.find(CoachSpell, { coachId: id }, options);
  return posts.map((row) => spellFacts({ ...(row as Omit<SpellFacts, keyof typeof NO_FIGURES>), ...NO_FIGURES }));
}

/** Writes facts to a row and its spells. The caller sets `editedAt` and `updatedAt`. */
export async function writeFacts(
  em: EntityManager,
  kind: PersonKind,
  row: PersonRow,
  facts: PersonFacts,
): Promise<void> {
  Object.assign(row, facts.fields);
  await em.flush();
  const { id } = row;
  if (kind === 'player') {
    await em.nativeDelete(PlayerSpell, { playerId: id });
    const spells = facts.career.map((spell, seq) => ({ playerId: id, seq, ...spellFacts(spell) }));
    if (spells.length > 0) await em.insertMany(PlayerSpell, spells);
    return;
  }
  await em.nativeDelete(CoachSpell, { coachId: id });
  const posts = facts.career.map(({ club, teamId, startYear, endYear }, seq) => ({
    coachId: id,
    seq,
    club,
    teamId,
    startYear,
    endYear,
  }));
  if (posts.length > 0) await em.insertMany(CoachSpell, posts);
}

/** Leaves out what is not a fact of the spell, such as its key. */
export function spellFacts({ club, teamId, startYear, endYear, matches, goals, loan }: SpellFacts): SpellFacts {
  return { club, teamId, startYear, endYear, matches, goals, loan };
}
