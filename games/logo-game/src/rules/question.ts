import type { Random } from '@soccer-legends/game-sdk';
import type { Crest, TeamLogo } from '@soccer-legends/game-sdk/data';
import type { LogoState, Question } from './state.ts';

export const OPTIONS = 4;

/** Number of wrong names from the same country, which are harder to rule out. */
const NEAR = 2;

/**
 * Returns a question. Two wrong names are of the same country if possible, and none has the same sign on the same color.
 * @param logo index of the asked logo
 */
export function questionAbout(logo: number, logos: readonly TeamLogo[], random: Random): Question {
  const asked = logos[logo]!;
  const others = logos.filter((other) => other !== asked);
  // Crests that are alike are used only if no others are left.
  const fair = others.filter(({ crest }) => !isAlike(crest, asked.crest));
  const compatriots = fair.filter(({ country }) => country !== null && country === asked.country);
  const near = random.sample(compatriots, NEAR);
  const far = random.shuffle(fair.filter((other) => !near.includes(other)));
  const alike = random.shuffle(others.filter((other) => !fair.includes(other)));
  const wrong = [...near, ...far, ...alike].slice(0, OPTIONS - 1);
  return { logo, options: random.shuffle([asked, ...wrong].map(({ name }) => name)) };
}

/**
 * Returns the index of a logo that was not shown, otherwise of any but the latest; undefined if no other picture is
 * left.
 */
export function nextLogo(
  { logos, shown, broken }: Pick<LogoState, 'logos' | 'shown' | 'broken'>,
  random: Random,
): number | undefined {
  const usable = [...logos.keys()].filter((logo) => !broken.includes(logo) && logo !== shown.at(-1));
  const fresh = usable.filter((logo) => !shown.includes(logo));
  if (fresh.length > 0) return random.pick(fresh);
  return usable.length > 0 ? random.pick(usable) : undefined;
}

/**
 * Returns whether two crests have the same sign on the same main color, so that only shape and layout tell them apart.
 * Real logos, which are null, count as different, because nothing is known about them.
 */
export function isAlike(one: Crest | null, other: Crest | null): boolean {
  return one !== null && one.charge === other?.charge && one.colors[0] === other.colors[0];
}
