import type { SplitRequest } from '@soccer-legends/contracts';
import type { PlannedChange } from './change-edits.ts';
import type { EditedFacts } from './apply-edits.ts';
import { plainSpell } from './facts.ts';

/** Facts that both people have after a split. */
const COPIED = ['nation', 'country', 'born', 'position', 'fame'];

/** Returns what a split changes in the person, and what the new person gets. */
export function splitParts(
  { fields, career }: EditedFacts,
  { name, spells, facts = [] }: SplitRequest,
): { kept: PlannedChange; moved: PlannedChange } {
  const isMoved = (fact: string): boolean => facts.some((moved) => moved === fact);
  const own = Object.entries(fields).filter(
    ([fact, value]) => value !== null && (COPIED.includes(fact) || isMoved(fact)),
  );
  return {
    kept: {
      fields: Object.fromEntries(facts.map((fact) => [fact, null])),
      spells: spells.map((key) => ({ key, removed: true })),
    },
    moved: {
      fields: { ...Object.fromEntries(own), name },
      spells: career.filter(({ key }) => spells.includes(key)).map(plainSpell),
    },
  };
}
