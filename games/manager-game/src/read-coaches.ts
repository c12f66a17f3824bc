import { aNumber, aText, fold, listOf, nullOr, objectOf, orElse, type Reader } from '@soccer-legends/game-sdk';
import type { CoachedTeam, CoachSpell, CoachSummary } from '@soccer-legends/game-sdk/data';
import type { Coach } from './rules/coach.ts';

const aWebAddress: Reader<string> = (value) =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? value : undefined;

const readPeriods = listOf(objectOf<CoachedTeam['periods'][number]>({ start: aNumber, end: nullOr(aNumber) }));

const readTeam = objectOf<CoachedTeam>({
  team: aText,
  nation: nullOr(aText),
  // A team with a period that cannot be used would tell a wrong career.
  periods: (value) => {
    const periods = readPeriods(value);
    return Array.isArray(value) && value.length === periods.length ? periods : undefined;
  },
});

const readJob = objectOf<CoachSpell>({
  team: aText,
  teamLogo: orElse(aText, null),
  country: orElse(aText, null),
  start: aNumber,
  end: orElse(aNumber, null),
});

/** Facts that a response may lack. */
type Optional = 'coached' | 'fame' | 'teamAsOf';

const readCoach = objectOf<Omit<CoachSummary, Optional>, Required<Pick<CoachSummary, Optional>>>(
  {
    id: aNumber,
    name: aText,
    photo: aWebAddress,
    country: orElse(aText, null),
    nation: orElse(aText, null),
    team: orElse(aText, null),
    career: listOf(readJob),
  },
  {
    coached: (value) => (Array.isArray(value) ? listOf(readTeam)(value) : undefined),
    fame: aNumber,
    teamAsOf: nullOr(aText),
  },
);

/** The lowest fame of coaches whom the fans of a league know. */
const KNOWN_FAME = 3;

/**
 * Returns the usable coaches of the server's response: unique names with a picture at a web address. Those whom few fans
 * know are left out if `enough` others remain.
 */
export function readCoaches(answer: readonly unknown[], enough: number): Coach[] {
  const all = listOf(readCoach)(answer);
  const known = all.filter(({ fame = KNOWN_FAME }) => fame >= KNOWN_FAME);
  const byName = new Map<string, Coach>();
  for (const { coached, career, photo, fame: _, ...coach } of known.length < enough ? all : known) {
    const name = fold(coach.name);
    if (photo === null || byName.has(name)) continue;
    const logoOf = (team: string) => career.find((job) => job.team === team)?.teamLogo ?? null;
    byName.set(name, {
      ...coach,
      photo,
      ...(coached && { coached: coached.map((each) => ({ ...each, logo: logoOf(each.team) })) }),
      career: career.map(({ team, country, start, end }) => ({ team, country, start, end })),
    });
  }
  return [...byName.values()];
}
