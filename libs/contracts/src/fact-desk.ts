import type { CursorPage, PageCursor } from './page.ts';
import type { IsoTime } from './iso-time.ts';

/** Kinds of subjects with facts that administrators can correct, as in API paths. */
export const EDITED_KINDS = ['players', 'coaches', 'clubs'] as const;
export type EditedKind = (typeof EDITED_KINDS)[number];

/** Whom an administrator can add. */
export const PERSON_KINDS = ['players', 'coaches'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** Positions of players, with the data service's names. */
export const POSITIONS = ['Goalkeeper', 'Defender', 'Midfielder', 'Attacker'] as const;
export type Position = (typeof POSITIONS)[number];

/** Range of years of birth and of spells, both included. */
export const FACT_YEARS = { first: 1850, last: 2100 } as const;

/** Maximum length of the name of a person or club, in UTF-16 units. */
export const LONGEST_NAME = 80;

/** Maximum length of a reason, in characters. */
export const MAX_REASON_LENGTH = 500;

/** The value of a field; null if it is unknown or empty. */
export type FactValue = string | number | boolean | null;

/** Facts about a player, coach or club, except the career. */
export interface PersonFields {
  name: string;
  /** From here on for players and coaches only. */
  born?: number | null;
  /** FIFA code of the national team. */
  nation?: string | null;
  /** From 1 (little known) to 5 (world famous). */
  fame?: number;
  hidden?: boolean;
  /** From here on for players only. */
  fullName?: string | null;
  /** The part of the name that is used as the last name; null if it follows from the name. */
  surname?: string | null;
  position?: string | null;
  number?: number | null;
  drawn?: boolean;
  /** For clubs only: FIFA code of the country of the club's league. */
  leagueCountry?: string | null;
}

/** One entry of a career. Years are calendar years. */
export interface SpellFields {
  club: string;
  startYear: number;
  /** Null for a current club. */
  endYear: number | null;
  /** Domestic league only, like `goals`; null if unknown, and for a coach. */
  matches: number | null;
  goals: number | null;
  loan: boolean;
}

/** `GET /api/admin/facts/{kind}/{id}`: the facts about a person or club, including administrators' changes. */
export interface FactSheet {
  id: number;
  /** Id of the person's latest revision; 0 without one. A change names the version on which it is based. */
  version: number;
  fields: PersonFields;
  /** Values of the sources for fields that administrators have changed. */
  sources: Readonly<Partial<Record<keyof PersonFields, FactValue>>>;
  spells: readonly SheetSpell[];
}

export interface SheetSpell extends SpellFields {
  /** Unique within the career. Does not change when an administrator edits the club or years. */
  key: string;
  /** Values of the sources for this spell; null for a spell that an administrator added. */
  source: SpellFields | null;
  removed: boolean;
}

/**
 * `PATCH /api/admin/facts/{kind}/{id}` returns the new `FactSheet`. Changed facts take precedence over syncs and data
 * editions. A fact set to the value of the sources follows them again.
 */
export interface FactChange {
  /**
   * The `FactSheet.version` on which the change is based. Fields that others have changed since are conflicts; all
   * others are merged.
   */
  version: number;
  reason?: string;
  fields?: Partial<PersonFields>;
  spells?: readonly SpellChange[];
}

/**
 * Returns the keys that the server gives to added spells: the first free ones of `+1`, `+2` ….
 *
 * @param taken all keys of the career, also of removed spells
 */
export function addedSpellKeys(taken: Iterable<string>, count: number): string[] {
  const used = new Set(taken);
  const keys: string[] = [];
  for (let place = 1; keys.length < count; place += 1) if (!used.has(`+${place}`)) keys.push(`+${place}`);
  return keys;
}

/** Changes a spell, adds one if there is no key, or removes or restores one. */
export interface SpellChange extends Partial<SpellFields> {
  /** `SheetSpell.key`. Absent for a new spell, which needs at least a club and a first year. */
  key?: string;
  removed?: boolean;
}

/**
 * `POST /api/admin/facts/{kind}` for players and coaches returns the `FactSheet` of the added person.
 * `POST /api/admin/facts/{kind}/effects` with the same body returns the `GameEffects` without saving.
 */
export type NewPerson = Omit<FactChange, 'version'>;

/** The facts after a change that affects two people. Reverting the run restores both. */
export interface SheetOfRun extends FactSheet {
  /** `Revision.run` of all revisions of the change. */
  run: string;
}

/**
 * `POST /api/admin/facts/{kind}/{id}/merge` returns the new `SheetOfRun`. The duplicate is hidden and its id redirects
 * to the kept person. That person gets the duplicate's link to the football data service, and its facts and spells
 * where the person has none. Reverting the run separates the two people again.
 * `POST …/merge/effects` with the same body returns the `GameEffects` of the merge without saving.
 */
export interface MergeRequest {
  duplicate: number;
  reason?: string;
}

/** Facts that can move to another person when an entry is split. Only players have them. */
export const MOVABLE_FACTS = ['fullName', 'surname', 'number'] as const;
export type MovableFact = (typeof MOVABLE_FACTS)[number];

/**
 * `POST /api/admin/facts/{kind}/{id}/split` for players and coaches, answered with the `SheetOfRun` of the new person. The
 * entry mixes two people: some spells and facts move to a new person, and nation, year of birth, position and fame are
 * copied. Reverting the run joins the two people again.
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

/** Data of the event `editors` of `GET /api/admin/facts/{kind}/{id}/editors`, sent at once and after every change. */
export interface FactEditors {
  /** The saved `FactSheet.version`. */
  version: number;
  /** Administrators who have the same facts open in another session. */
  others: readonly string[];
}

/**
 * `POST /api/admin/facts/{kind}/{id}/effects` with a `FactChange` returns how the change would affect games, without
 * saving it. Games are listed by key.
 */
export interface GameEffects {
  gains: readonly string[];
  loses: readonly string[];
  /** Affected matchdays among the current ones and the next seven. */
  matchdays: readonly MatchdayEffect[];
}

/** How a change affects the fixtures of one matchday. Games are listed by key. */
export interface MatchdayEffect {
  matchday: number;
  /** Formatted as `YYYY-MM-DD`. */
  date: string;
  /** Games that have not been dealt yet and will be dealt differently. */
  changes: readonly string[];
  /** Games that were dealt with the person. They keep the previous facts. */
  keeps: readonly string[];
  /** Games that were dealt as puzzles with one solution, which the new facts contradict. */
  unproven: readonly string[];
}

/** A fact that breaks a rule of the data set. Part of the problem `facts.invalid`. */
export interface FieldFault {
  /** A property of `PersonFields` or `SpellFields`, or `career`. */
  field: string;
  /** Key of the spell, or `+1`, `+2` … for new spells of the change. */
  spell?: string;
  rule: string;
  /** In English. */
  message: string;
}

/** A fact that someone else has changed meanwhile. Part of the problem `facts.conflict`. */
export interface FactConflict {
  /** A property of `PersonFields` or `SpellFields`, or `spell` for a whole spell. */
  field: string;
  /** Key of the spell. */
  spell?: string;
  /** The value that the other change set; also null for a removed spell. */
  theirs: FactValue;
  actor: string;
  at: IsoTime;
}

/**
 * Who changed facts: `hand` is an administrator, `sync` the data service, `edition` a new version of the site's data
 * set.
 */
export const REVISION_SOURCES = ['hand', 'sync', 'edition'] as const;
export type RevisionSource = (typeof REVISION_SOURCES)[number];

/** One fact that a revision changed. */
export interface RevisedFact {
  /** A property of `PersonFields` or `SpellFields`, or `spell` for a spell that was added or removed. */
  field: string;
  /** Key of the spell; for a group of Connections, the language of the name. */
  spell?: string;
  /** All fields of a spell that was removed or added; null for no value. */
  before: FactValue | SpellFields;
  after: FactValue | SpellFields;
  /** Whether an administrator's value overrides this change of a source. */
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
  personId: number;
  name: string;
  /** Whether the revision added the person. */
  added: boolean;
  changes: readonly RevisedFact[];
  /** Id of the revision that this one reverts; null for any other change. */
  reverts: number | null;
}

export type RevisionPage = CursorPage<Revision>;

/** `GET /api/admin/revisions?source=&run=&search=&before=&after=&pageSize=`, all parameters optional. */
export interface RevisionsQuery extends PageCursor {
  /** Part of the name of the changed person or club, or of the administrator. */
  search?: string;
  source?: RevisionSource;
  kind?: EditedKind;
  run?: string;
  /** Inclusive. */
  from?: IsoTime;
  /** Exclusive. */
  to?: IsoTime;
  pageSize?: number;
}

/** `POST /api/admin/revisions/{id}/revert` and `POST /api/admin/revisions/runs/{run}/revert` */
export interface RevertRequest {
  reason?: string;
}

/** Response of both ways to revert. */
export interface Reverted {
  /** Number of people or clubs that changed. */
  people: number;
  /** Number of facts that were changed again later and therefore stay. */
  kept: number;
}
