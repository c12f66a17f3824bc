import type { Page } from './page.ts';
import type { IsoTime } from './iso-time.ts';

/** What has facts that an administrator can correct, as in the paths of the calls. */
export const EDITED_KINDS = ['players', 'coaches', 'clubs'] as const;
export type EditedKind = (typeof EDITED_KINDS)[number];

/** Whom an administrator can add. */
export const PERSON_KINDS = ['players', 'coaches'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

export const POSITIONS = ['Goalkeeper', 'Defender', 'Midfielder', 'Attacker'] as const;

/** The years that a fact may have, both included. */
export const FACT_YEARS = { first: 1850, last: 2100 } as const;

/** The longest reason of a change, in characters. */
export const MAX_REASON_LENGTH = 500;

/** A fact: null if it is unknown. */
export type FactValue = string | number | boolean | null;

/** The facts about a player, a coach or a club besides the career. */
export interface PersonFields {
  name: string;
  /** Players and coaches have the facts below. */
  born?: number | null;
  /** FIFA code of the national team. */
  nation?: string | null;
  /** From 1 (little known) to 5 (world famous). */
  fame?: number;
  /** Whether no game may use the person. */
  hidden?: boolean;
  /** Only players have the facts below. */
  fullName?: string | null;
  /** The part of the name that is used as the last name. */
  surname?: string | null;
  position?: string | null;
  number?: number | null;
  /** Whether the drawing is shown even if there is a photo. */
  drawn?: boolean;
  /** Only clubs have it: FIFA code of the country in whose league the club plays. */
  leagueCountry?: string | null;
}

export interface SpellFields {
  club: string;
  startYear: number;
  /** Null while still there. */
  endYear: number | null;
  /** In the domestic league. Null for a coach. */
  matches: number | null;
  goals: number | null;
  loan: boolean;
}

/** `GET /api/admin/facts/{kind}/{id}`: what is known of a person or club, and what administrators changed. */
export interface FactSheet {
  id: number;
  /** The id of the person's latest revision; 0 without one. A change names the version that it began with. */
  version: number;
  fields: PersonFields;
  /** What the sources say about the fields that administrators changed. */
  sources: Readonly<Partial<Record<keyof PersonFields, FactValue>>>;
  spells: readonly SheetSpell[];
}

export interface SheetSpell extends SpellFields {
  /** Unique within the career; stays when an administrator changes the club or the years. */
  key: string;
  /** What the sources say about this spell; null for a spell that an administrator added. */
  source: SpellFields | null;
  removed: boolean;
}

/**
 * `PATCH /api/admin/facts/{kind}/{id}`, answered with the new `FactSheet`.
 * Changed facts win over syncs and data editions. A fact that is set to what the sources say follows them again.
 */
export interface FactChange {
  /** `FactSheet.version`. Fields that were changed since by others are a conflict, all others are merged. */
  version: number;
  reason?: string;
  fields?: Partial<PersonFields>;
  spells?: readonly SpellChange[];
}

/** Sets facts of a spell, adds a spell without a key, or removes or restores one. */
export interface SpellChange extends Partial<SpellFields> {
  /** `SheetSpell.key`; absent for a new spell, which needs at least a club and a first year. */
  key?: string;
  removed?: boolean;
}

/**
 * `POST /api/admin/facts/{kind}` for players and coaches, answered with the `FactSheet` of the added person.
 * `POST /api/admin/facts/{kind}/effects` with the same body returns the `GameEffects` and saves nothing.
 */
export type NewPerson = Omit<FactChange, 'version'>;

/**
 * `POST /api/admin/facts/{kind}/{id}/merge`, answered with the new `FactSheet`. The duplicate is hidden, and its id leads
 * to the kept person, who receives its link to the football data service and the facts and spells that the person lacks.
 * All changes are one run of revisions; reverting the run splits the two people again.
 * `POST …/merge/effects` with the same body returns the `GameEffects` of the merge and saves nothing.
 */
export interface MergeRequest {
  /** Id of the duplicate. */
  duplicate: number;
  reason?: string;
}

/** Facts that can move to another person when an entry is split. Only players have them. */
export const MOVABLE_FACTS = ['fullName', 'surname', 'number'] as const;
export type MovableFact = (typeof MOVABLE_FACTS)[number];

/**
 * `POST /api/admin/facts/{kind}/{id}/split` for players and coaches, answered with the `FactSheet` of the new person. The
 * entry mixes two people: some spells and facts move to a new person, and nation, year of birth, position and fame are
 * copied. All changes are one run of revisions; reverting the run joins the two people again.
 * `POST …/split/effects` with the same body returns the `GameEffects` and saves nothing.
 */
export interface SplitRequest {
  /** Name of the new person. */
  name: string;
  /** `SheetSpell.key` of the spells that move. */
  spells: readonly string[];
  facts?: readonly MovableFact[];
  reason?: string;
}

/** The event `editors` of `GET /api/admin/facts/{kind}/{id}/editors`, sent at once and after every change. */
export interface FactEditors {
  /** `FactSheet.version` of what is saved. */
  version: number;
  /** The administrators who have the same facts open in another session. */
  others: readonly string[];
}

/**
 * `POST /api/admin/facts/{kind}/{id}/effects` with a `FactChange`: what the change would do to the games. Nothing is
 * saved. Games are named by their keys.
 */
export interface GameEffects {
  /** The games that may ask for the person only after the change. */
  gains: readonly string[];
  /** The games that may ask for the person only before the change. */
  loses: readonly string[];
  /** The current matchdays and the next seven that the change touches. */
  matchdays: readonly MatchdayEffect[];
}

export interface MatchdayEffect {
  matchday: number;
  /** As `YYYY-MM-DD`. */
  date: string;
  /** Games that have not been dealt yet, and will be dealt differently. */
  changes: readonly string[];
  /** Games that were dealt with the person, and keep the facts as they were. */
  keeps: readonly string[];
  /** Games that were dealt as puzzles with one solution, which the new facts contradict. */
  unproven: readonly string[];
}

/** A fact that breaks a rule of the data set. With `facts.invalid`. */
export interface FieldFault {
  /** A property of `PersonFields` or of `SpellFields`, or `career`. */
  field: string;
  /** Key of the spell, or `+0`, `+1` … for the new spells of the change. */
  spell?: string;
  rule: string;
  /** In English. */
  message: string;
}

/** A fact that someone else changed at the same time. With `facts.conflict`. */
export interface FactConflict {
  field: string;
  spell?: string;
  /** The value that the other change set; null also for a spell that was removed. */
  theirs: FactValue;
  actor: string;
  at: IsoTime;
}

export const REVISION_SOURCES = ['hand', 'sync', 'edition'] as const;
export type RevisionSource = (typeof REVISION_SOURCES)[number];

export interface RevisedFact {
  /** A property of `PersonFields` or of `SpellFields`; `spell` for a spell that was added or removed as a whole. */
  field: string;
  spell?: string;
  before: FactValue | SpellFields;
  after: FactValue | SpellFields;
  /** Whether an administrator's value hides this change of a source. */
  hidden?: true;
}

/** An item of `GET /api/admin/revisions` and of `GET /api/admin/facts/{kind}/{id}/history`, newest first. */
export interface Revision {
  id: number;
  at: IsoTime;
  actor: string;
  source: RevisionSource;
  reason: string | null;
  /** Names the sync, edition or revert that changed several people at once. */
  run: string | null;
  kind: EditedKind;
  /** Id of the person or club. */
  personId: number;
  /** The name at that time. */
  name: string;
  added: boolean;
  changes: readonly RevisedFact[];
  reverts: number | null;
}

export type RevisionPage = Page<Revision>;

/** `GET /api/admin/revisions?source=&run=&page=&pageSize=`, where all are optional. */
export interface RevisionsQuery {
  source?: RevisionSource;
  run?: string;
  page?: number;
  pageSize?: number;
}

/** `POST /api/admin/revisions/{id}/revert` and `POST /api/admin/revisions/runs/{run}/revert` */
export interface RevertRequest {
  reason?: string;
}

export interface Reverted {
  people: number;
  /** Number of facts that were changed again since, and therefore stay. */
  kept: number;
}
