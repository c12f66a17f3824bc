/** What can be wrong with the facts about a player, in the order of the console: contradictions, gaps, missing links. */
export const QUALITY_CHECKS = [
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

export type QualityCheck = (typeof QUALITY_CHECKS)[number];

/** An item of `GET /api/admin/quality`, in the order of `QUALITY_CHECKS`. */
export interface QualityCount {
  check: QualityCheck;
  count: number;
}

/** An item of `GET /api/admin/quality/history`: the last 90 days with counts, the oldest first. Counts are nightly. */
export interface QualityDay {
  /** In UTC, as `YYYY-MM-DD`. */
  day: string;
  counts: Readonly<Partial<Record<QualityCheck, number>>>;
}

/** An item of `GET /api/admin/quality/{check}?page=&pageSize=`: a player, the best known first. */
export interface QualityFinding {
  playerId: number;
  name: string;
  /** English name of the national team. */
  country: string;
  born: number | null;
  /** The spells that contradict each other or the player's life, or that have a gap between them. */
  spells: readonly QualitySpell[];
}

export interface QualitySpell {
  club: string;
  start: number;
  /** Null while still there. */
  end: number | null;
}
