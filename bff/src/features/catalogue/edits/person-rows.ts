import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import type { FactValue } from '@soccer-legends/contracts';
import { Coach, CoachSpell, Player, PlayerSpell, Team } from '../catalogue.entities.ts';
import { spellFacts, withoutFigures, type PersonFacts, type SpellFacts } from './person-facts.ts';
import type { FactKind, PersonEdit } from './revision.entities.ts';

/** A row whose facts can be corrected. */
export type FactRow = Player | Coach | Team;

/** The table of each kind. */
export const TABLES = { player: Player, coach: Coach, club: Team } as const;

const FACTS: Readonly<Record<FactKind, readonly string[]>> = {
  player: ['name', 'fullName', 'surname', 'country', 'nation', 'position', 'born', 'number', 'fame', 'drawn', 'hidden'],
  coach: ['name', 'country', 'nation', 'born', 'fame', 'hidden'],
  club: ['name', 'leagueCountry'],
};

/** Facts whose columns have different names. */
const COLUMNS: Readonly<Record<string, string>> = { leagueCountry: 'country' };

const columnOf = (fact: string): string => COLUMNS[fact] ?? fact;

/** Returns a row, locked until the transaction ends; null for an unknown id. */
export async function lockRow(em: EntityManager, kind: FactKind, id: number): Promise<FactRow | null> {
  const table = TABLES[kind] as typeof Player;
  return (await em.findOne(table, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })) as FactRow | null;
}

/** Returns a copy with other facts: the entity manager would write changes of the row itself. */
export function rowWith<Row extends FactRow>(row: Row, fields: PersonFacts['fields']): Row {
  const columns = Object.entries(fields).map(([fact, value]) => [columnOf(fact), value]);
  return { ...row, ...Object.fromEntries(columns) };
}

/** Returns the facts in a row and its spells. */
export function factsOf(kind: FactKind, row: FactRow, career: readonly SpellFacts[]): PersonFacts {
  const values: Record<string, unknown> = row;
  const fields = Object.fromEntries(FACTS[kind].map((fact) => [fact, (values[columnOf(fact)] ?? null) as FactValue]));
  return { fields, career: career.map(spellFacts) };
}

/**
 * Returns a person's facts without corrections: those stored with the edits, otherwise those of the row. Older edits lack
 * facts that were added later.
 */
export function sourcesOf(
  kind: FactKind,
  row: FactRow,
  { edit, career }: { edit: Pick<PersonEdit, 'sources'> | null | undefined; career: readonly SpellFacts[] },
): PersonFacts {
  const stored = factsOf(kind, row, career);
  return edit ? { ...edit.sources, fields: { ...stored.fields, ...edit.sources.fields } } : stored;
}

/** Returns the stored spells in order. Those of a coach have no matches or goals. */
export async function readCareer(em: EntityManager, kind: FactKind, id: number): Promise<SpellFacts[]> {
  if (kind === 'club') return [];
  const options = { orderBy: { seq: 'asc' }, disableIdentityMap: true } as const;
  if (kind === 'player')
    return (await em.find(PlayerSpell, { playerId: id }, options)).map((row) => spellFacts(row as SpellFacts));
  return ((await em.find(CoachSpell, { coachId: id }, options)) as CoachSpell[]).map(withoutFigures);
}

/** Writes facts to a row and its spells. The caller sets `editedAt` and `updatedAt`. */
export function writeFacts(em: EntityManager, kind: FactKind, row: FactRow, facts: PersonFacts): Promise<void> {
  return writeAllFacts(em, kind, [{ row, facts }]);
}

/** Writes the facts of several rows like `writeFacts`. */
export async function writeAllFacts(
  em: EntityManager,
  kind: FactKind,
  people: readonly { row: FactRow; facts: PersonFacts }[],
): Promise<void> {
  for (const { row, facts } of people)
    for (const [fact, value] of Object.entries(facts.fields)) Object.assign(row, { [columnOf(fact)]: value });
  await em.flush();
  const ids = people.map(({ row }) => row.id);
  if (kind === 'player') {
    await em.nativeDelete(PlayerSpell, { playerId: { $in: ids } });
    const spells = people.flatMap(({ row: { id }, facts }) =>
      facts.career.map((spell, seq) => ({ playerId: id, seq, ...spellFacts(spell) })),
    );
    if (spells.length > 0) await em.insertMany(PlayerSpell, spells);
  } else if (kind === 'coach') {
    await em.nativeDelete(CoachSpell, { coachId: { $in: ids } });
    const posts = people.flatMap(({ row: { id }, facts }) =>
      facts.career.map(({ club, teamId, startYear, endYear }, seq) => ({
        ...{ coachId: id, seq },
        ...{ club, teamId, startYear, endYear },
      })),
    );
    if (posts.length > 0) await em.insertMany(CoachSpell, posts);
  }
}
