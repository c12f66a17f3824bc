import type { Random } from '@soccer-legends/game-sdk';
import { areCompatriots, likeness } from './coach.ts';
import type { ManagerState, Question } from './state.ts';

export const OPTIONS = 4;

/** Number of wrong names from the coach's own country, so that a flag does not reveal the answer. */
const COMPATRIOTS = 2;
/** A wrong name is not used again for this many questions. */
const REST = 2;

type Shown = Pick<ManagerState, 'coaches' | 'shown' | 'broken'>;

/**
 * Returns a question. The wrong names are those of the most similar careers, two of them of compatriots if possible.
 * Former answers and recent names are used only if no others are left.
 * @param coach index of the asked coach
 */
export function questionAbout(
  coach: number,
  { coaches, shown, offered }: Pick<ManagerState, 'coaches' | 'shown' | 'offered'>,
  random: Random,
): Question {
  const asked = coaches[coach]!;
  const resting = new Set([...offered.slice(-REST).flat(), ...shown.map((place) => coaches[place]!.name)]);
  const byLikeness = random
    .shuffle(coaches.filter((other) => other !== asked))
    .map((other) => ({ other, grade: likeness(other, asked) }))
    .sort((a, b) => b.grade - a.grade)
    .map(({ other }) => other);
  const rested = byLikeness.filter(({ name }) => !resting.has(name));
  const compatriots = rested.filter((other) => areCompatriots(other, asked)).slice(0, COMPATRIOTS);
  const foreigners = rested.filter((other) => !areCompatriots(other, asked));
  const wrong = [...new Set([...compatriots, ...foreigners, ...rested, ...byLikeness])].slice(0, OPTIONS - 1);
  return { coach, options: random.shuffle([asked, ...wrong].map(({ name }) => name)) };
}

export function unused({ coaches, shown, broken }: Shown): number[] {
  return [...coaches.keys()].filter((coach) => !shown.includes(coach) && !broken.includes(coach));
}

/**
 * Returns the index of an unused coach, if possible of another country than the last two. Undefined if fewer coaches
 * are left than a question has names.
 */
export function nextCoach(state: Shown, random: Random): number | undefined {
  const { coaches, shown } = state;
  const left = unused(state);
  if (left.length < OPTIONS) return undefined;
  const last = shown.slice(-REST).map((coach) => coaches[coach]!);
  const others = left.filter((coach) => last.every((former) => !areCompatriots(former, coaches[coach]!)));
  return random.pick(others.length > 0 ? others : left);
}
