import type { EditedKind } from './fact-desk.ts';

/** What can be wrong with the facts about a player, in the order of the console: contradictions, gaps, missing links. */
export const FACT_CHECKS = [
  /** At two clubs in more than their shared year, without a loan. */
  'overlap',
  /** At a club before the age of 14, after the age of 60, after this year, or until a year before its first. */
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
  /** A picture of the football data service that could not be fetched. */
  'brokenPicture',
  /** A player whom nearly all visitors miss in a game in which they name most others. */
  'hardlyNamed',
  /** A player whom nearly all visitors name in a game in which they miss some others. */
  'alwaysNamed',
] as const;

export type QualityCheck = (typeof QUALITY_CHECKS)[number];

/** An item of `GET /api/admin/quality`, in the order of `QUALITY_CHECKS`. */
export interface QualityCount {
  check: QualityCheck;
  count: number;
}

/** Lists to work off that are not checks: open letters about people, and differences to the football data service. */
export type OtherQualityList = 'letters' | 'differences';

/** An item of `GET /api/admin/quality/history`: the last 90 days with counts, the oldest first. Counts are nightly. */
export interface QualityDay {
  /** In UTC, as `YYYY-MM-DD`. */
  day: string;
  counts: Readonly<Partial<Record<QualityCheck | OtherQualityList, number>>>;
}

/**
 * An item of `GET /api/admin/quality/{check}?page=&pageSize=`: a player, the best known first. Only `brokenPicture` also
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
  /** The spells that contradict each other or the player's life, or that have a gap between them. */
  spells: readonly QualitySpell[];
  /** The results of the games that the check is about; absent for a check of facts. */
  results?: readonly GameShare[];
}

/** How many visitors were asked for a player in a game, and how many of them named the player. */
export interface GameShare {
  /** Key of the game. */
  game: string;
  asked: number;
  named: number;
}

export interface QualitySpell {
  club: string;
  start: number;
  /** Null while still there. */
  end: number | null;
}
