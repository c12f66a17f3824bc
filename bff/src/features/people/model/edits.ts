import { type FactValue, addedSpellKeys } from '@soccer-legends/contracts';
import { differingFields, isSameClub, type Facts, type Spell } from './facts.ts';

export interface Edits {
  /** Corrected facts; all others follow the sources. */
  fields: Readonly<Record<string, FactValue>>;
  spells: readonly SpellEdit[];
}

/** A change of one spell. Only the fields in which `base` and `spell` differ are edited; all others follow the sources. */
interface SpellEdit {
  key: string;
  /** The sources' spell at the time of the edit; null for a spell that an administrator added. */
  base: Spell | null;
  /** The corrected spell; null for a removed one. */
  spell: Spell | null;
}

export const NO_EDITS: Edits = { fields: {}, spells: [] };

/** A spell as the games show it, with the spell of the sources. */
export interface KeyedSpell extends Spell {
  /** Unique within the career. An edited spell keeps its key. */
  key: string;
  source: Spell | null;
}

/** The facts that the games show, with those that administrators removed. */
export interface EditedFacts extends Facts {
  career: readonly KeyedSpell[];
  /** The source spells that administrators removed. `source` is null if the sources removed them too. */
  removed: readonly KeyedSpell[];
}

/** One source may give the first year of a season, another the calendar year. */
const SHIFTED_YEARS = 1;

/** Returns the facts of the sources with the edits. Edited spells are found again by club, loan and first year. */
export function applyEdits(sources: Facts, { fields, spells }: Edits): EditedFacts {
  const targets = targetsOf(sources.career, spells);
  const edited = spells.map(({ key, base, spell }, index): KeyedSpell & { isRemoved: boolean } => {
    const source = targets.get(index) ?? null;
    const own = spell ?? base!;
    const changed = spell && base ? differingFields(spell, base) : [];
    const merged = source && spell && base ? { ...withoutDate(source, changed), ...pick(spell, changed) } : own;
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

function targetsOf(career: readonly Spell[], edits: readonly SpellEdit[]): Map<number, Spell> {
  const targets = new Map<number, Spell>();
  const free = new Set(career);
  const assign = (mayShift: boolean): void => {
    for (const [index, { base, spell }] of edits.entries()) {
      const probe = base ?? spell!;
      // An added spell may be next to another one at the same club, so its years must match exactly.
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

function isAbout(probe: Spell, spell: Spell, years: number): boolean {
  return isSameClub(probe, spell) && probe.loan === spell.loan && Math.abs(probe.from - spell.from) <= years;
}

/** Returns an unused key such as `Milan 2003`, and reserves it. */
function newKey({ club, from }: Spell, taken: Set<string>): string {
  const name = `${club} ${from}`;
  let key = name;
  for (let place = 2; taken.has(key); place += 1) key = `${name} (${place})`;
  taken.add(key);
  return key;
}

/** Sorts by first year. Spells of the same year keep the order of the sources, and added ones come last. */
function inOrder(spells: readonly KeyedSpell[], career: readonly Spell[]): KeyedSpell[] {
  const placeOf = ({ source }: KeyedSpell): number => (source ? career.indexOf(source) : career.length);
  return spells.toSorted((one, other) => one.from - other.from || placeOf(one) - placeOf(other));
}

/** A correction of the club or its years differs from the source, so the date of the source no longer applies. */
function withoutDate({ asOf, ...spell }: Spell, changed: readonly (keyof Spell)[]): Spell {
  const isSameFact = !changed.some((field) => field === 'club' || field === 'from' || field === 'to');
  return isSameFact && asOf !== undefined ? { ...spell, asOf } : spell;
}

export function isUnedited({ fields, spells }: Edits): boolean {
  return Object.keys(fields).length === 0 && spells.length === 0;
}

/** A change whose clubs and nations have been looked up. */
export interface PlannedChange {
  /** The facts to set. Absent facts stay unchanged. */
  fields: Readonly<Record<string, FactValue>>;
  spells: readonly PlannedSpell[];
}

/** The fields to set; a new spell has no key. */
export type PlannedSpell = Partial<Spell> & { key?: string; removed?: boolean };

export class UnknownSpell extends Error {
  constructor(readonly key: string) {
    super(`The career has no spell "${key}".`);
  }
}

/**
 * Returns the edits after a change. A fact set to the value of the sources is no edit, so it follows them again. Throws
 * `UnknownSpell`.
 */
export function changeEdits(sources: Facts, edits: Edits, { fields, spells }: PlannedChange): Edits {
  const changed = { ...edits.fields, ...fields };
  const kept = Object.entries(changed).filter(
    ([field, value]) => !(field in fields && value === (sources.fields[field] ?? null)),
  );
  return {
    fields: Object.fromEntries(kept),
    spells: spells.reduce((all, spell) => changeSpell(sources, { ...edits, spells: all }, spell), edits.spells),
  };
}

function changeSpell(sources: Facts, edits: Edits, { key, removed, ...set }: PlannedSpell): readonly SpellEdit[] {
  if (key === undefined) {
    const taken = edits.spells.map((edit) => edit.key);
    return [...edits.spells, { key: addedSpellKeys(taken, 1)[0]!, base: null, spell: newSpell(set) }];
  }
  const { career, removed: gone } = applyEdits(sources, edits);
  const known = [...career, ...gone].find((spell) => spell.key === key);
  if (!known) throw new UnknownSpell(key);
  const edit = edits.spells.find((other) => other.key === key);
  const others = edits.spells.filter((other) => other !== edit);
  // An unchanged club name still means the same club, even if another club has this name too.
  const namesake = [known, known.source].find((own) => own?.club === set.club);
  const changed = editOf(known, edit, removed ?? false, namesake ? { ...set, teamId: namesake.teamId } : set);
  return changed ? [...others, changed] : others;
}

/** Returns the edit of a spell; undefined if the spell follows the sources again. */
function editOf(
  { key, source, ...known }: KeyedSpell,
  edit: SpellEdit | undefined,
  removed: boolean,
  set: Partial<Spell>,
): SpellEdit | undefined {
  if (removed) return source || edit?.base ? { key, base: edit?.base ?? source, spell: null } : undefined;
  const spell = { ...known, ...set };
  // Only a spell that an administrator added has no base.
  const base = edit?.base ?? source;
  if (!base) return { key, base: null, spell };
  // Fields of this change are compared with the current sources, the others with the sources at the time of their edit.
  const compared = source ? { ...base, ...pick(source, Object.keys(set)) } : base;
  const followed = edit?.spell
    ? { ...compared, ...pick(edit.spell, differingFields(edit.spell, base)), ...set }
    : { ...compared, ...set };
  return differingFields(followed, compared).length > 0 || !source
    ? { key, base: compared, spell: followed }
    : undefined;
}

function newSpell(set: Partial<Spell>): Spell {
  return { club: '', teamId: null, from: 0, to: null, matches: null, goals: null, loan: false, ...set };
}

function pick(spell: Spell, fields: readonly string[]): Partial<Spell> {
  return Object.fromEntries(Object.entries(spell).filter(([field]) => fields.includes(field)));
}
