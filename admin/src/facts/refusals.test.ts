import type { FactSheet, FieldFault } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { changeDraft, emptyDraft } from './draft.ts';
import { refusalsByField } from './use-person-form.ts';

const values = { club: 'Milan', startYear: 2003, endYear: 2009, matches: 193, goals: 70, loan: false };
const sheet: FactSheet = {
  id: 12,
  version: 4,
  fields: { name: 'Kaká' },
  sources: {},
  spells: [{ key: 'Milan 2003', ...values, source: values, removed: false }],
};
const draft = changeDraft(sheet, emptyDraft(sheet), { type: 'add' });
const faultOf = (field: string, spell?: string): FieldFault => ({
  field,
  rule: 'future',
  message: 'ends in the future',
  ...(spell !== undefined && { spell }),
});
const conflict = { field: 'goals', spell: 'Milan 2003', theirs: 71, actor: 'ana', at: '2026-11-20T12:00:00Z' };

test.each([
  ['a fact about the person', undefined, 'name', [faultOf('name')], undefined],
  ['a saved spell', 'Milan 2003', 'endYear', [faultOf('endYear', 'Milan 2003')], undefined],
  ['a new spell, by its key in the draft', 'new 1', 'endYear', [faultOf('endYear', '+1')], undefined],
  ['a new spell by the server’s key', '+1', 'endYear', [], undefined],
  ['another field of the spell', 'Milan 2003', 'goals', [], conflict],
])('finds the rejections of %s', (_what, spell, field, faults, found) => {
  const all = [faultOf('name'), faultOf('endYear', 'Milan 2003'), faultOf('endYear', '+1')];
  const refusalOf = refusalsByField(sheet, draft, { faults: all, conflicts: [conflict] });
  expect(refusalOf(spell, field)).toEqual({ faults, conflict: found });
});
