import type { EditedKind, FactValue, RevisedFact, SpellChange, SpellFields } from '@soccer-legends/contracts';

export const FACT_KINDS = ['player', 'coach', 'club'] as const;
/** The kinds of rows with facts that can be corrected. */
export type FactKind = (typeof FACT_KINDS)[number];
/** Players and coaches have separate ids. */
export type PersonKind = Exclude<FactKind, 'club'>;

/** The kind in the tables for each kind in an address. */
export const KINDS = { players: 'player', coaches: 'coach', clubs: 'club' } as const satisfies Record<
  EditedKind,
  FactKind
>;
export const EDITED_KIND: Readonly<Record<FactKind, EditedKind>> = {
  player: 'players',
  coach: 'coaches',
  club: 'clubs',
};

export interface Subject {
  kind: FactKind;
  id: number;
}

/** What a person did at a club. Coaches have no figures and no loans. */
export interface Spell {
  /** The club's name at the time. */
  club: string;
  /** Identifies the club. Null only for a name that an administrator typed and that no list contains. */
  teamId: number | null;
  from: number;
  /** Calendar year; null for a current spell. */
  to: number | null;
  /** In the domestic league; null if unknown. */
  matches: number | null;
  goals: number | null;
  loan: boolean;
  /** ISO date or month of the source that lists a current spell; absent if none does, or if an administrator wrote it. */
  asOf?: string;
}

/** Everything that an administrator can correct, as stated by one source or shown by the games. */
export interface Facts {
  fields: Readonly<Record<string, FactValue>>;
  /** In chronological order; empty for a club. */
  career: readonly Spell[];
}

/** A change in the history of facts. */
export interface RecordedChange extends RevisedFact {
  /** Whether the former value was a correction too; otherwise a revert follows the sources again. */
  wasCorrected?: true;
}

const SPELL_FIELDS = ['club', 'teamId', 'from', 'to', 'matches', 'goals', 'loan'] as const;
/** A fact about a spell that an administrator can correct. The date of its source is not one. */
export type SpellField = (typeof SPELL_FIELDS)[number];

export function differingFields(one: Spell, other: Spell): SpellField[] {
  return SPELL_FIELDS.filter((field) => one[field] !== other[field]);
}

export function isSameCareer(one: readonly Spell[], other: readonly Spell[]): boolean {
  // Without a list of the differences: a rebuild of the catalogue compares a million spells.
  const isSame = (spell: Spell, at: number): boolean =>
    SPELL_FIELDS.every((field) => spell[field] === other[at]![field]) && spell.asOf === other[at]!.asOf;
  return one.length === other.length && one.every(isSame);
}

export function isSameFacts(one: Facts, other: Facts): boolean {
  const fields = Object.keys({ ...one.fields, ...other.fields });
  return fields.every((fact) => one.fields[fact] === other.fields[fact]) && isSameCareer(one.career, other.career);
}

/** Whether both name the same club: by id if both have one, otherwise by the exact name. */
export function isSameClub(one: Pick<Spell, 'club' | 'teamId'>, other: Pick<Spell, 'club' | 'teamId'>): boolean {
  return one.teamId === null || other.teamId === null ? one.club === other.club : one.teamId === other.teamId;
}

/** Removes properties that are not facts, such as the key. */
export function plainSpell({ club, teamId, from, to, matches, goals, loan, asOf }: Spell): Spell {
  return { club, teamId, from, to, matches, goals, loan, ...(asOf === undefined ? {} : { asOf }) };
}

/** Names of the years in the API, which the history also stores. */
const WIRE_NAMES: Readonly<Record<string, string>> = { from: 'startYear', to: 'endYear' };
const OWN_NAMES: Readonly<Record<string, string>> = { startYear: 'from', endYear: 'to' };

export const wireName = (field: string): string => WIRE_NAMES[field] ?? field;
export const ownName = (field: string): string => OWN_NAMES[field] ?? field;

export function toWireSpell({ club, from, to, matches, goals, loan }: Spell): SpellFields {
  return { club, startYear: from, endYear: to, matches, goals, loan };
}

/** Returns the fields that a change of the API sets, with the names of `Spell`. */
export function fromWireSpell(fields: Omit<SpellChange, 'key' | 'removed'>): Partial<Omit<Spell, 'teamId'>> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [ownName(field), value]));
}

/** Returns the last spell without an end; undefined for a person without a current club. */
export function currentSpell({ spells }: { spells: readonly Spell[] }): Spell | undefined {
  return spells.findLast(({ to }) => to === null);
}

/** Returns the ISO date or month at which a source last listed the current club; null without a source. */
export function lastConfirmed(person: Dated): string | null {
  const current = currentSpell(person);
  if (!current) return null;
  const isSynced = person.source === 'api' && person.editedAt === null;
  return current.asOf ?? (isSynced ? person.updatedAt.toISOString().slice(0, 10) : null);
}

interface Dated {
  spells: readonly Spell[];
  source: string;
  editedAt: Date | null;
  updatedAt: Date;
}

export function teamCount({ spells }: { spells: readonly Spell[] }): number {
  return new Set(spells.map(({ club }) => club)).size;
}
