import { lettersOfMarks, MARK_LETTERS, marksOfLetters } from '@soccer-legends/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeptRecording } from '../ledger/ledger-database.ts';
import { readOptions, triesOf } from '../ledger/round-entry.ts';
import { roundEntry } from '../testing/rounds.ts';
import { fragmentOf, isOwnLink, readFragment } from './challenge-link.ts';

const marks = fc.array(fc.constantFrom('hit', 'near', 'miss', 'hint', 'none'), { maxLength: 80 });
const entries = fc
  .record({
    id: fc.constantFrom('c7k3m9qx2v4/memo-game', 'd147/logo-game'),
    at: fc.nat(2 ** 42),
    won: fc.nat(12_000),
    total: fc.oneof(fc.nat(12_000), fc.constant(1)),
    score: fc.integer({ min: -5000, max: 5_000_000 }),
    relaxed: fc.boolean(),
    card: fc.constantFrom('9-10.hhmhhhhhhh', '2-6.noooo.hhhhh', 'x-6', `1-12${'.nnnnnnnnnn'.repeat(12)}`),
    options: fc.option(fc.constantFrom('mode=recall', 'timer=60,mode=blind'), { nil: undefined }),
    marks,
  })
  .map(({ id, marks: played, options, ...changes }) => {
    const letters = lettersOfMarks(played);
    return roundEntry(id, {
      ...changes,
      ...(options && { options }),
      ...(MARK_LETTERS.test(letters) && { marks: letters }),
    });
  });

const write = (content: string): string => `#v1.${btoa(content).replaceAll('=', '')}`;

test('reads the result that a fragment was written from, or none', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const fragment = fragmentOf(entry);
      if (entry.won > entry.total || entry.total > 9999) {
        expect(fragment).toBe('');
        return;
      }
      const { won, total, score, relaxed } = entry;
      const linked = readFragment(fragment)!;
      const tries = triesOf(entry);
      expect(linked).toMatchObject({ won, total, score, relaxed, tries });
      expect(linked.options).toEqual(readOptions(entry.options));
      expect(linked.marks).toEqual(tries ? [] : marksOfLetters(entry.marks ?? ''));
      expect(isOwnLink(linked, entry)).toBe(true);
    }),
  );
});

test('does not mistake a friend’s link with the same result for the visitor’s own', () => {
  const own = roundEntry('d147/memo-game', { at: 1000 });
  expect(isOwnLink(readFragment(fragmentOf({ ...own, at: 1001 }))!, own)).toBe(false);
});

test('writes a short fragment for ten questions, without readable marks', () => {
  const fragment = fragmentOf(roundEntry('d147/memo-game', { marks: 'hhmhhhhhhh', won: 9 }));
  expect(fragment.length).toBeLessThan(50);
  expect(fragment).not.toContain('hhmh');
});

const recording = (changes: Partial<KeptRecording> = {}): KeptRecording => ({
  ...{ id: 'd147/memo-game', at: 0, bytes: Uint8Array.from([0, 127, 128, 255, 62, 63]), isShareable: true },
  ...changes,
});

test.each([
  ['the moves of a round', recording(), true],
  ['no moves that must not be shared', recording({ isShareable: false }), false],
  ['no moves that do not fit', recording({ bytes: new Uint8Array(271) }), false],
  ['moves that just fit', recording({ bytes: new Uint8Array(270) }), true],
])('a link of at most 400 characters contains %s', (_what, kept, hasMoves) => {
  const fragment = fragmentOf(roundEntry('d147/memo-game', { marks: 'hhmhhhhhhh', won: 9 }), kept);
  expect(fragment.length).toBeLessThanOrEqual(401);
  expect(fragment.slice(1, 4)).toBe(hasMoves ? 'v2.' : 'v1.');
  expect(readFragment(fragment)).toMatchObject({ won: 9, ...(hasMoves && { moves: kept.bytes }) });
});

test.each(['', 'A', 'AB', 'AAAAA'])('reads the result before the cut moves “%s”', (packed) => {
  const read = readFragment(`${write('9/10;90;;s;abcd').replace('v1', 'v2')}.${packed}`);
  expect(read).toMatchObject({ won: 9, moves: new Uint8Array() });
});

test.each([
  ['an empty fragment', ''],
  ['another version', write('9/10;90;;s;abcd').replace('v1', 'v3')],
  ['the version with moves, without moves', write('9/10;90;;s;abcd').replace('v1', 'v2')],
  ['moves in the version without them', `${write('9/10;90;;s;abcd')}.AAAA`],
  ['more than 400 characters', `${write('9/10;90;;s;abcd').replace('v1', 'v2')}.${'A'.repeat(380)}`],
  ['a text that is not encoded', '#v1.9/10;90;;s;abcd'],
  ['more rounds won than there were', write('11/10;90;;s;abcd')],
  ['a number with a leading zero', write('09/10;90;;s;abcd')],
  ['a number that is too long', write('9/10;1234567890;;s;abcd')],
  ['an unknown mark', write('9/10;90;hx;s;abcd')],
  ['more marks than a line has', write(`9/10;90;${'h'.repeat(61)};s;abcd`)],
  ['markup in place of a number', write('<b>9</b>/10;90;;s;abcd')],
  ['tries at several questions', write('9/10;90;;s;abcd;2-6.hhhhh')],
  ['tries that are not a score card', write('1/1;90;;s;abcd;2-.hhhhh')],
  ['an option without a value', write('9/10;90;;s;abcd;mode=')],
  ['options that are out of form', write('9/10;90;;s;abcd;mode=recall,')],
  ['a name', write('9/10;90;;s;abcd;Your winner')],
  ['a line feed at the end', `${write('9/10;90;;s;abcd')}\n`],
  ['padding', `${write('9/10;90;;s;abcd')}=`],
  ['a very long text', `#v1.${'A'.repeat(5000)}`],
])('does not read %s', (_case, fragment) => {
  expect(readFragment(fragment)).toBeUndefined();
});

test('reads at most sixty marks, and no more wins than rounds, from any text', () => {
  const fragment = fc.oneof(
    fc.string(),
    fc.stringMatching(/^#v1\.[\w-]{1,40}$/),
    fc.string().map((text) => write(text.replace(/[^\x20-\x7e]/g, ''))),
  );
  fc.assert(
    fc.property(fragment, (text) => {
      const read = readFragment(text);
      if (!read) return;
      expect(read.won).toBeLessThanOrEqual(read.total);
      expect(read.marks.length).toBeLessThanOrEqual(60);
    }),
  );
});
