import type { Random } from '@soccer-legends/game-sdk';
import { lookAlike, nationOf, type Coach } from './coach.ts';

/** Number of names to choose from, including the correct one. */
export const OPTIONS = 4;

/** Number of wrong names from the same country, so that the flag does not reveal the answer. */
const NEAR = 1;

export interface Question {
  /** Index of the coach in the deal. */
  coach: number;
  /** Names in the order of their buttons. */
  options: readonly string[];
}

/** Prefers the names of coaches who were not asked about yet as wrong names. */
export function questionAbout(coach: number, { coaches, shown }: Shown, random: Random): Question {
  const asked = coaches[coach]!;
  const used = shown.map((place) => coaches[place]!);
  const others = random.shuffle(coaches.filter((other) => other !== asked));
  const byFreshness = [
    ...others.filter((other) => !used.includes(other)),
    ...others.filter((other) => used.includes(other)),
  ];
  // Stickers that look alike are used only when no others are left.
  const fair = byFreshness.filter((other) => !lookAlike(other, asked));
  const alike = byFreshness.filter((other) => lookAlike(other, asked));
  const compatriots = fair.filter((other) => nationOf(other) === nationOf(asked));
  const foreigners = fair.filter((other) => nationOf(other) !== nationOf(asked));
  const near = compatriots.slice(0, NEAR);
  const far = differentClubsFirst(foreigners, [asked, ...near]);
  const rest = compatriots.slice(NEAR);
  const wrong = [...near, ...far, ...rest, ...alike].slice(0, OPTIONS - 1);
  return { coach, options: random.shuffle([asked, ...wrong].map(({ name }) => name)) };
}

export interface Shown {
  coaches: readonly Coach[];
  /** Indexes of the coaches so far, the latest last. */
  shown: readonly number[];
  /** Indexes of those whose picture failed to load. */
  broken: readonly number[];
}

/** Returns the indexes of the coaches who were not asked about and have a picture. */
export function unused({ coaches, shown, broken }: Shown): number[] {
  return [...coaches.keys()].filter((coach) => !shown.includes(coach) && !broken.includes(coach));
}

/** Returns the next coach; undefined if fewer are left than a question has names. */
export function nextCoach(state: Shown, random: Random): number | undefined {
  const left = unused(state);
  return left.length < OPTIONS ? undefined : random.pick(left);
}

/** Returns the candidates with those of other clubs than the chosen ones first. */
function differentClubsFirst(candidates: readonly Coach[], chosen: readonly Coach[]): Coach[] {
  const clubs = new Set(chosen.map(({ team }) => team));
  const first: Coach[] = [];
  for (const candidate of candidates) {
    if (clubs.has(candidate.team)) continue;
    clubs.add(candidate.team);
    first.push(candidate);
  }
  return [...first, ...candidates.filter((candidate) => !first.includes(candidate))];
}
