import type { RevisedFact, FactChange, FactConflict } from '@soccer-legends/contracts';
import type { EditedFacts, KeyedSpell } from './edits.ts';
import { differingFields, toWireSpell, wireName, type Facts, type Spell } from './facts.ts';
import type { CatalogueRevision } from '../entities.ts';

/** Returns the differences of what the games show, facts first, with the names of the API. Spells are compared by key. */
export function visibleChanges(before: EditedFacts, after: EditedFacts): RevisedFact[] {
  const fields = Object.keys({ ...before.fields, ...after.fields }).flatMap((field): RevisedFact[] => {
    const [was, is] = [before.fields[field] ?? null, after.fields[field] ?? null];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
  const keys = new Set([...before.career, ...after.career].map(({ key }) => key));
  const spells = [...keys].flatMap((key) => spellChanges(key, spellOf(before, key), spellOf(after, key)));
  return [...fields, ...spells];
}

interface CorrectedFacts {
  sources: Facts;
  visible: EditedFacts;
}

/** Returns all changes of a source: first those that the games show, then those that corrections override. */
export function sourceChanges(before: CorrectedFacts, after: CorrectedFacts): RevisedFact[] {
  return [...visibleChanges(before.visible, after.visible), ...hiddenChanges(before, after)];
}

function hiddenChanges(before: CorrectedFacts, after: CorrectedFacts): RevisedFact[] {
  const fields = Object.keys(after.sources.fields).flatMap((field): RevisedFact[] => {
    const [was, is] = [before.sources.fields[field] ?? null, after.sources.fields[field] ?? null];
    const isVisible = (before.visible.fields[field] ?? null) !== (after.visible.fields[field] ?? null);
    return was === is || isVisible ? [] : [{ field, before: was, after: is, hidden: true }];
  });
  const spells = after.visible.career.flatMap((spell): RevisedFact[] => {
    const known = spellOf(before.visible, spell.key);
    if (!known?.source || !spell.source) return [];
    const visible = new Set(differingFields(known, spell).map(wireName));
    return spellChanges(spell.key, known.source, spell.source)
      .filter(({ field }) => !visible.has(field))
      .map((change) => ({ ...change, hidden: true }));
  });
  return [...fields, ...spells];
}

/** Returns changed facts as the audit log stores them. */
export function auditedValues(changes: readonly RevisedFact[]): { before: unknown; after: unknown } {
  const valuesOf = (side: 'before' | 'after'): unknown =>
    changes.map(({ field, spell, [side]: value }) => ({ field, spell, value }));
  return { before: valuesOf('before'), after: valuesOf('after') };
}

function spellChanges(spell: string, before: Spell | undefined, after: Spell | undefined): RevisedFact[] {
  if (!before || !after) {
    const [was, is] = [before, after].map((own) => (own ? toWireSpell(own) : null));
    return [{ field: 'spell', spell, before: was!, after: is! }];
  }
  return differingFields(before, after)
    .filter((field) => field !== 'teamId')
    .map((field) => ({ field: wireName(field), spell, before: before[field], after: after[field] }));
}

function spellOf({ career }: EditedFacts, key: string): KeyedSpell | undefined {
  return career.find((spell) => spell.key === key);
}

type LaterRevision = Pick<CatalogueRevision, 'actor' | 'at' | 'changes'>;

/** Returns the facts of a change that others have changed since. @param later their revisions, oldest first */
export function conflictsWith(
  change: Pick<FactChange, 'fields' | 'spells'>,
  later: readonly LaterRevision[],
): FactConflict[] {
  const latest = new Map<string, { fact: RevisedFact; revision: LaterRevision }>();
  for (const revision of later) {
    for (const fact of revision.changes) {
      if (!fact.hidden) latest.set(placeOf(fact), { fact, revision });
    }
  }
  return [...latest.values()].flatMap(({ fact, revision: { actor, at } }): FactConflict[] => {
    if (!isContradicted(change, fact)) return [];
    const { field, spell, after } = fact;
    const theirs = typeof after === 'object' ? null : after;
    return [{ field, ...(spell === undefined ? {} : { spell }), theirs, actor, at: at.toISOString() }];
  });
}

function isContradicted(
  { fields = {}, spells = [] }: Pick<FactChange, 'fields' | 'spells'>,
  fact: RevisedFact,
): boolean {
  if (fact.spell === undefined) return fact.field in fields && fields[fact.field as keyof typeof fields] !== fact.after;
  const change = spells.find(({ key }) => key === fact.spell);
  if (!change) return false;
  // A removed spell cannot be changed. A spell that others changed must not be removed without notice.
  if (fact.field === 'spell') return fact.after === null && change.removed !== true;
  if (change.removed) return true;
  return fact.field in change && change[fact.field as keyof typeof change] !== fact.after;
}

function placeOf({ spell = '', field }: RevisedFact): string {
  return JSON.stringify([spell, field]);
}
