import type { FactValue } from '@soccer-legends/contracts';
import { differingFields, isSameClub, type PersonFacts, type SpellFacts } from './person-facts.ts';

/** What administrators changed in the facts of one person. */
export interface Edits {
  fields: Readonly<Record<string, FactValue>>;
  spells: readonly SpellEdit[];
}

/** The fields in which both spells differ are the administrator's; all others follow the sources. */
export interface SpellEdit {
  key: string;
  /** What the sources said when the spell was edited; null for a spell that an administrator added. */
  base: SpellFacts | null;
  /** Null for a spell that an administrator removed. */
  spell: SpellFacts | null;
}

export const NO_EDITS: Edits = { fields: {}, spells: [] };

/** A spell as the games see it, with what the sources say about it. */
export interface KeyedSpell extends SpellFacts {
  /** Unique within the career; an edited spell keeps the key that it had before. */
  key: string;
  source: SpellFacts | null;
}

export interface EditedFacts extends PersonFacts {
  career: readonly KeyedSpell[];
  /** The spells of the sources that administrators removed; `source` is null if the sources have dropped them too. */
  removed: readonly KeyedSpell[];
}

/** Some sources give the first year of a season, others the calendar year: the same spell may differ by one. */
const SHIFTED_YEARS = 1;

/** Returns the facts of the sources with the edits over them. */
export function applyEdits(sources: PersonFacts, { fields, spells }: Edits): EditedFacts {
  const targets = targetsOf(sources.career, spells);
  const edited = spells.map(({ key, base, spell }, index): KeyedSpell & { isRemoved: boolean } => {
    const source = targets.get(index) ?? null;
    const own = spell ?? base!;
    const changed = spell && base ? differingFields(spell, base) : [];
    const merged = source && spell && base ? { ...source, ...pick(spell, changed) } : own;
    return { ...merged, key, source, isRemoved: spell === null };
  });
  const used = new Set(targets.values());
  const keys = new Set(spells.map(({ key }) => key));
  const unedited = sources.career
    .filter((spell) => !used.has(spell))
    .map((spell): KeyedSpell => ({ ...spell, key: newKey(spell, keys), source: spell }));
  const split = (isRemoved: boolean): KeyedSpell[] =>
    edited.filter((spell) => spell.isRemoved === isRemoved).map(({ isRemoved: _, ...spell }) => spell);
  return {
    fields: { ...sources.fields, ...fields },
    career: inOrder([...unedited, ...split(false)], sources.career),
    removed: inOrder(split(true), sources.career),
  };
}

/** Returns the spell of the sources that each edit is about, by the index of the edit. */
function targetsOf(career: readonly SpellFacts[], edits: readonly SpellEdit[]): Map<number, SpellFacts> {
  const targets = new Map<number, SpellFacts>();
  const free = new Set(career);
  const assign = (mayShift: boolean): void => {
    for (const [index, { base, spell }] of edits.entries()) {
      const probe = base ?? spell!;
      // An added spell may be the neighbor of one at the same club.
      const years = mayShift && base ? SHIFTED_YEARS : 0;
      const target = targets.has(index) ? undefined : [...free].find((own) => isAbout(probe, own, years));
      if (!target) continue;
      targets.set(index, target);
      free.delete(target);
    }
  };
  assign(false);
  assign(true);
  return targets;
}

function isAbout(probe: SpellFacts, spell: SpellFacts, years: number): boolean {
  return isSameClub(probe, spell) && probe.loan === spell.loan && Math.abs(probe.startYear - spell.startYear) <= years;
}

/** Returns a key such as `Milan 2003`, and reserves it. */
function newKey({ club, startYear }: SpellFacts, taken: Set<string>): string {
  const name = `${club} ${startYear}`;
  let key = name;
  for (let place = 2; taken.has(key); place += 1) key = `${name} (${place})`;
  taken.add(key);
  return key;
}

/** Sorts by first year. Spells of one year keep the order of the sources, and added ones come last. */
function inOrder(spells: readonly KeyedSpell[], career: readonly SpellFacts[]): KeyedSpell[] {
  const placeOf = ({ source }: KeyedSpell): number => (source ? career.indexOf(source) : career.length);
  return spells.toSorted((one, other) => one.startYear - other.startYear || placeOf(one) - placeOf(other));
}

function pick(spell: SpellFacts, fields: readonly (keyof SpellFacts)[]): Partial<SpellFacts> {
  return Object.fromEntries(fields.map((field) => [field, spell[field]]));
}

/** Whether nothing is edited. */
export function isUnedited({ fields, spells }: Edits): boolean {
  return Object.keys(fields).length === 0 && spells.length === 0;
}
