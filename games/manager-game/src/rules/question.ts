import type { Random } from '@soccer-legends/game-sdk';
import { lookAlike, nationOf, type Coach } from './coach.ts';

/** Names to choose from, the right one among them. */
export const OPTIONS = 4;

/** Wrong names from the same country: the flag alone must not always give the answer away. */
const NEAR = 1;

export interface Question {
  /** Place of the coach among those of the game. */
  coach: number;
  /** Names, in the order of their buttons. */
  options: readonly string[];
}

/** Wrong names are those of coaches who are still to come, as long as there are enough of them. */
export function questionAbout(coach: number, { coaches, shown }: Shown, random: Random): Question {
  const asked = coaches[coach]!;
  const used = shown.map((place) => coaches[place]!);
  const others = random.shuffle(coaches.filter((other) => other !== asked));
  const byFreshness = [
    ...others.filter((other) => !used.includes(other)),
    ...others.filter((other) => used.includes(other)),
  ];
  // Two stickers that look alike: nobody could say which of them is meant.
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
  /** Places of the coaches so far, the latest last. */
  shown: readonly number[];
  /** Places of those whose picture cannot be loaded. */
  broken: readonly number[];
}

/** Places of the coaches who can still be asked about: nobody comes twice. */
export function unused({ coaches, shown, broken }: Shown): number[] {
  return [...coaches.keys()].filter((coach) => !shown.includes(coach) && !broken.includes(coach));
}

/** The next coach; undefined where fewer are left than a question has names. */
export function nextCoach(state: Shown, random: Random): number | undefined {
  const left = unused(state);
  return left.length < OPTIONS ? undefined : random.pick(left);
}

/** Those at another club than all the chosen ones come first, in their order. */
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
