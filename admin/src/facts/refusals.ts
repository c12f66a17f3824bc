import type { FactSheet } from '@soccer-legends/contracts';
import { newKeys, type Draft } from './draft.ts';
import type { FieldRefusal } from './fact-form.ts';
import type { Refusal } from './use-save.ts';

/** Finds the rejection of a field; `spell` is undefined for a fact about the person. */
export type RefusalOf = (spell: string | undefined, field: string) => FieldRefusal;

/** Assigns the server's rejections to the fields of a draft. The server uses different keys for new spells. */
export function refusalsByField(sheet: FactSheet, draft: Draft, { faults, conflicts }: Refusal): RefusalOf {
  const draftKeys = newKeys(sheet, draft);
  const keyOf = (spell: string | undefined): string | undefined => (spell && draftKeys.get(spell)) ?? spell;
  return (spell, field) => ({
    faults: faults.filter((fault) => fault.field === field && keyOf(fault.spell) === spell),
    conflict: conflicts.find((conflict) => conflict.field === field && conflict.spell === spell),
  });
}
