import type { RevisedFact, SpellFields } from '@soccer-legends/contracts';
import type { EditedFacts, KeyedSpell } from './apply-edits.ts';
import { differingFields, type SpellFacts } from './person-facts.ts';

/** Returns the differences of what the games show, facts first. Spells are compared by key. */
export function visibleChanges(before: EditedFacts, after: EditedFacts): RevisedFact[] {
  const fields = Object.keys({ ...before.fields, ...after.fields }).flatMap((field): RevisedFact[] => {
    const [was, is] = [before.fields[field] ?? null, after.fields[field] ?? null];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
  const keys = new Set([...before.career, ...after.career].map(({ key }) => key));
  const spells = [...keys].flatMap((key) => spellChanges(key, spellOf(before, key), spellOf(after, key)));
  return [...fields, ...spells];
}

/** Returns the changes of the sources that edits override. The history lists them too. */
export function hiddenChanges(
  before: { sources: EditedFacts['fields']; visible: EditedFacts },
  after: { sources: EditedFacts['fields']; visible: EditedFacts },
): RevisedFact[] {
  const fields = Object.keys(after.sources).flatMap((field): RevisedFact[] => {
    const [was, is] = [before.sources[field] ?? null, after.sources[field] ?? null];
    const isVisible = (before.visible.fields[field] ?? null) !== (after.visible.fields[field] ?? null);
    return was === is || isVisible ? [] : [{ field, before: was, after: is, hidden: true }];
  });
  const spells = after.visible.career.flatMap((spell): RevisedFact[] => {
    const known = spellOf(before.visible, spell.key);
    if (!known?.source || !spell.source) return [];
    const visible = new Set(differingFields(known, spell));
    return spellChanges(spell.key, known.source, spell.source)
      .filter(({ field }) => !visible.has(field as keyof SpellFacts))
      .map((change) => ({ ...change, hidden: true }));
  });
  return [...fields, ...spells];
}

function spellChanges(spell: string, before: SpellFacts | undefined, after: SpellFacts | undefined): RevisedFact[] {
  if (!before || !after) {
    return [{ field: 'spell', spell, before: before ? plain(before) : null, after: after ? plain(after) : null }];
  }
  return differingFields(before, after)
    .filter((field) => field !== 'teamId')
    .map((field) => ({ field, spell, before: before[field], after: after[field] }));
}

function spellOf({ career }: EditedFacts, key: string): KeyedSpell | undefined {
  return career.find((spell) => spell.key === key);
}

function plain({ club, startYear, endYear, matches, goals, loan }: SpellFacts): SpellFields {
  return { club, startYear, endYear, matches, goals, loan };
}
