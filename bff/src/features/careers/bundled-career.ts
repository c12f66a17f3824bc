import { fold } from '@soccer-legends/contracts';
import type { SpellFacts } from '../catalogue/catalogue.port.ts';

/**
 * Returns the bundled career with the service's missing numbers, end of the current stay and later stays, in order of time.
 * All other bundled facts stay: they go further back.
 */
export function mergeIntoBundled(known: readonly SpellFacts[], synced: readonly SpellFacts[]): SpellFacts[] {
  const latestStart = Math.max(...known.map(({ startYear }) => startYear), 0);
  const used = new Set<SpellFacts>();
  const updated = known.map((stay) => {
    const matches = candidatesFor(stay, known, synced).filter((candidate) => !used.has(candidate));
    // The service may split a stay; the end of the last part is the end of the stay.
    const match = stay.endYear === null ? matches.at(-1) : matches[0];
    if (!match) return stay;
    used.add(match);
    return updateStay(stay, match);
  });
  const later = synced.filter(
    (stay) =>
      !used.has(stay) && stay.startYear >= latestStart && !known.some((knownStay) => isSameStay(stay, knownStay)),
  );
  return closeReplaced([...updated, ...later].sort((a, b) => a.startYear - b.startYear));
}

/** Returns the stored career without earlier syncs. Matches and goals stay: a newer edition may have written them. */
export function withoutSyncs(
  known: readonly SpellFacts[],
  bundled: readonly SpellFacts[],
  synced: readonly SpellFacts[],
): readonly SpellFacts[] {
  return known.flatMap((stay) => {
    const original = bundled.find((other) => isSameClub(stay, other) && other.startYear === stay.startYear);
    if (original) return [{ ...stay, endYear: original.endYear === null ? null : stay.endYear }];
    return synced.some((other) => isSameStay(stay, other)) ? [] : [stay];
  });
}

/** Ends a current stay that the service does not list when a later permanent one begins. */
function closeReplaced(career: readonly SpellFacts[]): SpellFacts[] {
  return career.map((stay, index) => {
    const next = career.slice(index + 1).find(({ loan, startYear }) => !loan && startYear > stay.startYear);
    return stay.endYear === null && !stay.loan && next ? { ...stay, endYear: next.startYear } : stay;
  });
}

/**
 * Returns the matching stays of the same kind. If there are none, returns stays of the other kind that match no other known
 * stay.
 */
function candidatesFor(stay: SpellFacts, known: readonly SpellFacts[], synced: readonly SpellFacts[]): SpellFacts[] {
  const same = synced.filter((candidate) => isSameStay(stay, candidate));
  const ofKind = same.filter(({ loan }) => loan === stay.loan);
  if (ofKind.length > 0) return ofKind;
  return same.filter(
    (candidate) => !known.some((other) => other.loan === candidate.loan && isSameStay(other, candidate)),
  );
}

/** Updates the figures of a current stay, but only fills in missing ones of a finished stay. */
function updateStay(stay: SpellFacts, synced: SpellFacts): SpellFacts {
  const isCurrent = stay.endYear === null;
  return {
    ...stay,
    endYear: isCurrent ? synced.endYear : stay.endYear,
    matches: isCurrent ? larger(stay.matches, synced.matches) : (stay.matches ?? synced.matches),
    goals: isCurrent ? larger(stay.goals, synced.goals) : (stay.goals ?? synced.goals),
  };
}

/** One source may use seasons, the other calendar years. */
function isSameStay(a: SpellFacts, b: SpellFacts): boolean {
  return isSameClub(a, b) && a.startYear <= (b.endYear ?? Infinity) && b.startYear <= (a.endYear ?? Infinity);
}

function isSameClub(a: SpellFacts, b: SpellFacts): boolean {
  return a.teamId !== null && b.teamId !== null ? a.teamId === b.teamId : clubKey(a) === clubKey(b);
}

/** The service names a national team by its country alone. */
function clubKey({ club }: SpellFacts): string {
  return fold(club).replace(/ NATIONAL TEAM$/, '');
}

function larger(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.max(a, b);
}
