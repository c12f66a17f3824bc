import type { EditedKind } from './fact-desk.ts';

/** Checks of the facts about a player, in the order of the console: contradictions, gaps, missing links. */
export const FACT_CHECKS = [
  /** At two clubs at once for longer than the year of the transfer, without a loan. */
  'overlap',
  /** At a club before the age of 14, after the age of 60, in the future, or with an end before the start. */
  'outsideLife',
  /** Twice at one club in the same years. */
  'clubTwice',
  /** At least one whole year between two clubs. */
  'careerGap',
  'noCareer',
  /** Without a year of birth. */
  'noBirth',
  'noPosition',
  'noNation',
  /** Without an id of the football data service. */
  'notLinked',
] as const;

export type FactCheck = (typeof FACT_CHECKS)[number];

/** All checks, in the order of the console. */
export const QUALITY_CHECKS = [
  ...FACT_CHECKS,
  /** Two entries with the same name, the same year of birth and a common club: probably the same player. */
  'duplicate',
  'brokenPicture',
  /** A player whom nearly all visitors miss in a game, although they name most others there. */
  'hardlyNamed',
  /** A player whom nearly all visitors name in a game, although they miss some others there. */
  'alwaysNamed',
] as const;

export type QualityCheck = (typeof QUALITY_CHECKS)[number];

/** An item of `GET /api/admin/quality`, in the order of `QUALITY_CHECKS`. */
export interface QualityCount {
  check: QualityCheck;
  count: number;
}

/**
 * Lists to work through that are not checks: open feedback messages about people, and differences to the football data service.
 */
export type OtherQualityList = 'messages' | 'differences';

/** An item of `GET /api/admin/quality/history`: the last 90 days with counts, oldest first. Counting runs nightly. */
export interface QualityDay {
  /** Formatted as `YYYY-MM-DD`, in UTC. */
  day: string;
  counts: Readonly<Partial<Record<QualityCheck | OtherQualityList, number>>>;
}

/**
 * An item of `GET /api/admin/quality/{check}?page=&pageSize=`: a player, best-known first. Only `brokenPicture` also
 * finds coaches and clubs.
 */
export interface QualityFinding {
  kind: EditedKind;
  id: number;
  name: string;
  /** English name of the national team; FIFA code of the country of a club's league. */
  country: string | null;
  /** FIFA code of that country; null if unknown. */
  nation: string | null;
  born: number | null;
  /** Spells that contradict each other or the player's age, or that have a gap between them. */
  spells: readonly QualitySpell[];
  /** Results of the games that the check is about; absent for a check of facts. */
  results?: readonly GameShare[];
}

/** How many visitors were asked about a player in a game, and how many named the player. */
export interface GameShare {
  game: string;
  asked: number;
  named: number;
}

/** A period at a club, in calendar years. */
export interface QualitySpell {
  club: string;
  start: number;
  /** Null for a current club. */
  end: number | null;
}
