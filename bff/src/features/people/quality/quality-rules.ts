import type { FactCheck } from '@soccer-legends/contracts';
import { isSameClub, type Spell } from '../model/facts.ts';
import type { CataloguePlayer } from '../catalogue/snapshot.ts';

const YOUNGEST = 14;
const OLDEST = 60;

/** The facts that the checks need, with spells in the order of their first year. */
export type CheckedPlayer = Pick<CataloguePlayer, 'born' | 'position' | 'nation' | 'apiId'> & {
  spells: readonly CheckedSpell[];
};
export type CheckedSpell = Pick<Spell, 'club' | 'teamId' | 'from' | 'to' | 'loan'>;

/** Returns the spells that break a rule, an empty list for a missing fact, or undefined without a fault. */
type QualityRule = (player: CheckedPlayer, year: number) => readonly CheckedSpell[] | undefined;

const MISSING: readonly CheckedSpell[] = [];

/** The rule of each check. `year` is the current one, until which current spells last. */
export const QUALITY_RULES: Readonly<Record<FactCheck, QualityRule>> = {
  overlap: ({ spells }, year) => firstPair(spells, year, overlap),
  outsideLife: ({ born, spells }, year) => {
    const first = born === null ? -Infinity : born + YOUNGEST;
    const last = born === null ? year : Math.min(year, born + OLDEST);
    const isWrong = ({ from, to }: CheckedSpell): boolean => from < first || (to ?? from) > last || (to ?? year) < from;
    return spells.some(isWrong) ? spells.filter(isWrong) : undefined;
  },
  clubTwice: ({ spells }, year) => firstPair(spells, year, (one, other) => isTwice(one, other, spells, year)),
  careerGap: ({ spells }, year) => {
    let latest = spells[0];
    for (const spell of spells) {
      if (spell.from - endOf(latest!, year) > 1) return [latest!, spell];
      if (endOf(spell, year) >= endOf(latest!, year)) latest = spell;
    }
    return undefined;
  },
  noCareer: ({ spells }) => (spells.length === 0 ? MISSING : undefined),
  noBirth: ({ born }) => (born === null ? MISSING : undefined),
  noPosition: ({ position }) => (position === null ? MISSING : undefined),
  noNation: ({ nation }) => (nation === null ? MISSING : undefined),
  notLinked: ({ apiId }) => (apiId === null ? MISSING : undefined),
};

type PairRule = (one: CheckedSpell, other: CheckedSpell, year: number) => boolean;

/** Finds two clubs in more than one common year. A move has one such year, and a player on loan belongs to two clubs. */
const overlap: PairRule = (one, other, year) => {
  if (one.loan || other.loan || isSameClub(one, other)) return false;
  return Math.min(endOf(one, year), endOf(other, year)) > other.from || isWithin(other, one, year);
};

/** Whether one club is listed twice. A loan may become a transfer, and a player may return after another club. */
function isTwice(one: CheckedSpell, other: CheckedSpell, spells: readonly CheckedSpell[], year: number): boolean {
  if (one.loan !== other.loan || !isSameClub(one, other)) return false;
  const shared = endOf(one, year);
  if (other.from !== shared) return other.from < shared;
  const isElsewhere = spells.some(
    (spell) => !isSameClub(spell, one) && spell.from <= shared && endOf(spell, year) >= shared,
  );
  return !one.loan && !isElsewhere;
}

/** Returns the first two spells, the earlier one first, that break a rule. Loops, because there may be a million spells. */
function firstPair(
  spells: readonly CheckedSpell[],
  year: number,
  isWrong: PairRule,
): readonly CheckedSpell[] | undefined {
  for (let earlier = 0; earlier < spells.length - 1; earlier += 1) {
    for (let later = earlier + 1; later < spells.length; later += 1) {
      if (isWrong(spells[earlier]!, spells[later]!, year)) return [spells[earlier]!, spells[later]!];
    }
  }
  return undefined;
}

function isWithin(inner: CheckedSpell, outer: CheckedSpell, year: number): boolean {
  return outer.from < inner.from && endOf(inner, year) < endOf(outer, year);
}

function endOf({ to }: CheckedSpell, year: number): number {
  return to ?? year;
}
