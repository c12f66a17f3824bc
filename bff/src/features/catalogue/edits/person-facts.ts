import type { FactValue } from '@soccer-legends/contracts';

/** Everything that an administrator can correct, as stated by one source or the table. */
export interface PersonFacts {
  fields: Readonly<Record<string, FactValue>>;
  /** In chronological order; empty for a club. */
  career: readonly SpellFacts[];
}

/** A row of `player_spell` or `coach_spell`, without owner and position. Coaches have no figures and no loans. */
export interface SpellFacts {
  club: string;
  /** Null for a club outside the catalogue. */
  teamId: number | null;
  startYear: number;
  /** Calendar year; null for a current spell. */
  endYear: number | null;
  /** In the domestic league; null if unknown. */
  matches: number | null;
  goals: number | null;
  loan: boolean;
}

const SPELL_FIELDS = ['club', 'teamId', 'startYear', 'endYear', 'matches', 'goals', 'loan'] as const;

/** Returns the fields in which two spells differ. */
export function differingFields(one: SpellFacts, other: SpellFacts): (keyof SpellFacts)[] {
  return SPELL_FIELDS.filter((field) => one[field] !== other[field]);
}

type NamedClub = Pick<SpellFacts, 'club' | 'teamId'>;

/** Whether both name the same club: by id if both have one, otherwise by name. */
export function isSameClub(one: NamedClub, other: NamedClub): boolean {
  return one.teamId === null || other.teamId === null ? one.club === other.club : one.teamId === other.teamId;
}

type Post = Pick<SpellFacts, 'club' | 'teamId' | 'startYear' | 'endYear'>;

/** Returns a coach's post as a spell. */
export function withoutFigures({ club, teamId, startYear, endYear }: Post): SpellFacts {
  return { club, teamId, startYear, endYear, matches: null, goals: null, loan: false };
}

/** Removes properties that are not facts, such as the key. */
export function spellFacts({ club, teamId, startYear, endYear, matches, goals, loan }: SpellFacts): SpellFacts {
  return { club, teamId, startYear, endYear, matches, goals, loan };
}
