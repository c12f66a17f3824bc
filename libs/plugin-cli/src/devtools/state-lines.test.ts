import { expect, test } from 'vitest';
import { stateLines } from './state-lines.ts';

test.each<[string, unknown, unknown, string[]]>([
  ['an added item, but not the comma before it', { answers: ['ITA'] }, { answers: ['ITA', 'GER'] }, ['"GER"']],
  ['a value that stands elsewhere too', { left: 1, right: 2 }, { left: 2, right: 2 }, ['"left": 2,']],
  ['a changed value in one of two equal objects', [{ hit: 0 }, { hit: 0 }], [{ hit: 0 }, { hit: 1 }], ['"hit": 1']],
  ['the lines of a new object', { a: [] }, { a: [{}], b: null }, ['"a": [', '{}', '],', '"b": null']],
  ['nothing without a change', { a: [1, 2] }, { a: [1, 2] }, []],
  ['nothing at the start of a round', undefined, { a: 1 }, []],
])('the lines of a state that are new: %s', (_what, before, state, expected) => {
  const lines = stateLines(state, before);
  expect(lines.map(({ text }) => text).join('\n')).toBe(JSON.stringify(state, null, 2));
  expect(lines.filter(({ isNew }) => isNew).map(({ text }) => text.trim())).toEqual(expected);
});
