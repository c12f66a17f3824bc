import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newSwapCode, swapId } from '../ledger/swap.ts';
import { Ledger, mergeRounds } from '../ledger/ledger.ts';
import { freeRoundId, type RoundEntry } from '../ledger/round-entry.ts';
import { roundEntry } from '../testing/rounds.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { readSeasonFile, writeSeasonFile } from './season-file.ts';

fakeIndexedDb();

const MADE = new Date('2026-11-23T12:00:00Z');
const file = (changes: object = {}, round: object = {}) =>
  JSON.stringify({ app: 'soccer-legends', v: 1, rounds: [{ ...roundEntry('d147/memo-game'), ...round }], ...changes });

const SWAP = { id: swapId('given', newSwapCode([7, 12])), at: 5 };

const rounds = fc.array(
  fc
    .record({
      id: fc.constantFrom('d1/cups', 'd1/kits', 'd2/cups'),
      at: fc.nat(3),
      score: fc.integer({ min: -10, max: 200 }),
      outcome: fc.constantFrom('win' as const, 'lose' as const),
      relaxed: fc.boolean(),
      late: fc.boolean(),
    })
    .map(({ id, ...changes }) => roundEntry(id, changes)),
);

test('reads the rounds that were written to a file', () => {
  fc.assert(
    fc.property(rounds, (all) => {
      expect(readSeasonFile(writeSeasonFile(all, MADE))).toEqual({ rounds: all, swaps: [] });
    }),
  );
  const free = roundEntry(freeRoundId('cups', { deal: [], seed: 1 }), {
    game: 'cups',
    met: [[7, 1]],
    recalled: true,
    marks: 'hm',
    options: 'mode=recall',
  });
  expect(readSeasonFile(writeSeasonFile([free], MADE))).toEqual({ rounds: [free], swaps: [] });
});

test('reads the swaps that were written to a file', () => {
  expect(readSeasonFile(writeSeasonFile([], MADE, [SWAP]))).toEqual({ rounds: [], swaps: [SWAP] });
});

test('opening files in any order, once or twice, results in the same rounds', async () => {
  const device = async (...files: string[]): Promise<RoundEntry[]> => {
    const ledger = new Ledger();
    await ledger.clear();
    for (const text of files) {
      const read = readSeasonFile(text);
      if ('rounds' in read) await ledger.merge(read.rounds);
    }
    return ledger.rounds();
  };
  await fc.assert(
    fc.asyncProperty(rounds, rounds, async (a, b) => {
      const [first, second] = [a, b].map((all) => writeSeasonFile(all, MADE));
      const merged = mergeRounds(a, b);
      expect(await device(first!, second!)).toEqual(merged);
      expect(await device(second!, first!, second!)).toEqual(merged);
    }),
    { numRuns: 30 },
  );
});

describe('rejects a file', () => {
  test('that a newer version of the site wrote', () => {
    expect(readSeasonFile(file({ v: 2, rounds: 'of another kind' }))).toEqual({ fault: 'newer' });
  });

  test.each([
    ['is empty', ''],
    ['ends early', file().slice(0, -20)],
    ['is a list', '[]'],
    ['is null', 'null'],
    ['is of another site', file({ app: 'other' })],
    ['has no version', file({ v: undefined })],
    ['has no rounds', file({ rounds: undefined })],
    ['has swaps that are no list', file({ swaps: 7 })],
    ['has a swap without a time', file({ swaps: [{ id: SWAP.id }] })],
    ['has a swap of another code', file({ swaps: [{ id: 'given/00000000000000000000', at: 1 }] })],
    ['has a swap of another kind', file({ swaps: [{ ...SWAP, id: SWAP.id.replace('given', 'lost') }] })],
    ['has too many rounds', file({ rounds: Array.from({ length: 50_001 }, () => 0) })],
    ['has a round that is no object', file({ rounds: [null] })],
  ])('that %s', (_title, text) => {
    expect(readSeasonFile(text)).toEqual({ fault: 'broken' });
  });

  test.each<[string, unknown]>([
    ['id', '<img>'],
    ['id', 'd147/another-game'],
    ['id', 'd147/the-memo-game'],
    ['game', '../x'],
    ['version', 5],
    ['at', '2026'],
    ['at', 1e300],
    ['outcome', 'draw'],
    ['score', null],
    ['score', 0.5],
    ['won', -1],
    ['total', undefined],
    ['offset', 721],
    ['relaxed', 'no'],
    ['late', undefined],
    ['marks', 7],
    ['marks', 'h'],
    ['marks', 'hx'],
    ['marks', 'h'.repeat(61)],
    ['met', 7],
    ['met', [[7]]],
    ['met', [[7, 2]]],
    ['met', [[-7, 1]]],
    ['met', Array.from({ length: 101 }, () => [7, 1])],
  ])('with a round whose %s is %j', (name, value) => {
    expect(readSeasonFile(file({}, { [name]: value }))).toEqual({ fault: 'broken' });
  });
});

test('drops properties that this version does not know', () => {
  expect(readSeasonFile(file({ more: 1 }, { more: 1 }))).toEqual({ rounds: [roundEntry('d147/memo-game')], swaps: [] });
});
