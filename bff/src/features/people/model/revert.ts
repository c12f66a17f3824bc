import type { FactValue, RevisedFact, RevisionSource, SpellChange, SpellFields } from '@soccer-legends/contracts';
import { differingFields, ownName, type RecordedChange, type SpellField } from './facts.ts';
import type { Loaded } from './loaded.ts';

/** Marks the changes by an administrator whose former values were corrections. */
export function asRecorded(changes: readonly RevisedFact[], { layers: { edits } }: Loaded): RecordedChange[] {
  return changes.map((change) => {
    const { field, spell: key } = change;
    const edit = edits.spells.find((own) => own.key === key);
    const isOfSpell = edit?.spell && (!edit.base || differingFields(edit.spell, edit.base).includes(asOwn(field)));
    const wasCorrected = key === undefined ? field in edits.fields : isOfSpell;
    return wasCorrected ? { ...change, wasCorrected } : change;
  });
}

const asOwn = (field: string): SpellField => ownName(field) as SpellField;

export interface FormerFacts {
  fields: Record<string, FactValue>;
  spells: SpellChange[];
  /** Number of facts that stay because they were changed again. */
  kept: number;
}

/** Returns the change that reverts a revision. It hides an added person. */
export function formerFacts(
  person: Pick<Loaded, 'kind' | 'sources' | 'visible'>,
  { source, added, changes }: { source: RevisionSource; added: boolean; changes: readonly RecordedChange[] },
): FormerFacts {
  const { kind, sources, visible } = person;
  const isHideable = added && kind !== 'club';
  const former: FormerFacts = { fields: isHideable ? { hidden: true } : {}, spells: [], kept: 0 };
  for (const change of changes.filter(({ hidden }) => !hidden)) {
    const { field, spell: key, before, after } = change;
    const follows = source === 'hand' && !change.wasCorrected;
    if (key !== undefined) {
      const spell = formerSpell(visible, key, change, follows);
      if (spell) former.spells.push(spell);
      else former.kept += 1;
    } else if ((visible.fields[field] ?? null) === after)
      former.fields[field] = follows ? (sources.fields[field] ?? null) : (before as FactValue);
    else former.kept += 1;
  }
  return former;
}

function formerSpell(
  { career, removed }: Loaded['visible'],
  key: string,
  { field, before, after }: RevisedFact,
  follows: boolean,
): SpellChange | undefined {
  const spell = career.find((own) => own.key === key);
  if (field !== 'spell') {
    if (spell?.[asOwn(field)] !== after) return undefined;
    return { key, [field]: follows && spell.source ? spell.source[asOwn(field)] : before };
  }
  if (before === null) return spell ? { key, removed: true } : undefined;
  if (spell) return undefined;
  return removed.some((own) => own.key === key) ? { key, removed: false } : { ...(before as SpellFields) };
}
