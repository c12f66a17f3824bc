export interface Stay {
  teamId: number | null;
  endYear: number | null;
  loan?: boolean;
}

/** The club whose colours somebody is drawn in: a present one, else the last that was no loan; null where none is known. */
export function lastClub(stays: readonly Stay[]): number | null {
  const own = stays.filter(({ teamId, loan }) => teamId !== null && !loan);
  return (own.findLast(({ endYear }) => endYear === null) ?? own.at(-1))?.teamId ?? null;
}
