import { addedSpellKeys, type FactValue } from '@soccer-legends/contracts';
import { applyEdits, type Edits, type KeyedSpell, type SpellEdit } from './apply-edits.ts';
import { differingFields, type Facts, type Spell } from './facts.ts';

/** A change of which clubs and nations were looked up. */
export interface PlannedChange {
  /** The facts to set. A fact that is absent stays. */
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
  // Whoever does not change the name of a club means the same club, even if another one has this name too.
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
