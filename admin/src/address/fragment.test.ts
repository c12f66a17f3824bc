import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFragment, parseFragment } from './fragment.ts';
import { TAB_NAMES } from './tabs.ts';

test.each([
  ['a tab alone', '#players', { tab: 'players', view: {} }],
  ['a tab with a view', '#players?search=bra&page=2', { tab: 'players', view: { search: 'bra', page: '2' } }],
  ['encoded text', '#teams?search=S%C3%A3o+Paulo', { tab: 'teams', view: { search: 'São Paulo' } }],
  ['a value with a question mark', '#teams?search=%3F', { tab: 'teams', view: { search: '?' } }],
  ['no fragment', '', undefined],
  ['a part of the page', '#main', undefined],
  ['a property of every object', '#constructor', undefined],
])('parses %s', (_kind, hash, fragment) => {
  expect(parseFragment(hash)).toEqual(fragment);
});

describe('formats', () => {
  test('a tab without parameters as its name', () => {
    expect(formatFragment({ tab: 'api-football', view: { search: '' } })).toBe('#api-football');
  });

  test('every view so that parsing restores it', () => {
    const tabs = fc.constantFrom(...TAB_NAMES);
    const views = fc.dictionary(
      fc.constantFrom('search', 'sort', 'order', 'page'),
      fc.string({ unit: 'grapheme', minLength: 1 }),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(tabs, views, (tab, view) => {
        expect(parseFragment(formatFragment({ tab, view }))).toEqual({ tab, view });
      }),
    );
  });
});
