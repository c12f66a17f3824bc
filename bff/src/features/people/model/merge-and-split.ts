import type { FactValue, SplitRequest } from '@soccer-legends/contracts';
import type { EditedFacts, PlannedChange } from './edits.ts';
import { isSameClub, plainSpell, type Facts } from './facts.ts';

/** Facts of a duplicate that are not about the person. */
const OWN_FACTS = new Set(['name', 'hidden', 'drawn']);

/** Returns the facts of a duplicate that the person lacks. Takes a current spell only if the person has none. */
export function factsToTake(person: Facts, duplicate: Facts): PlannedChange {
  const fields = Object.entries(duplicate.fields).filter(
    ([fact, value]) => !OWN_FACTS.has(fact) && value !== null && (person.fields[fact] ?? null) === null,
  );
  // The nation's code and its name belong together.
  const isNationKnown = (person.fields['nation'] ?? null) !== null;
  const taken = fields.filter(([fact]) => fact !== 'country' || !isNationKnown);
  const country = taken.some(([fact]) => fact === 'nation') ? { country: duplicate.fields['country'] ?? null } : {};
  const hasClub = person.career.some(({ to }) => to === null);
  const spells = duplicate.career.filter(
    (spell) => !(spell.to === null && hasClub) && !person.career.some((own) => isSameClub(own, spell)),
  );
  return {
    fields: { ...(Object.fromEntries(taken) as Record<string, FactValue>), ...country },
    spells: spells.map(plainSpell),
  };
}

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
