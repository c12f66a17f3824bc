import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRounds } from './ledger.ts';
import { roundEntry } from '../testing/rounds.ts';

// Few ids and times, so that rounds collide.
const round = fc
  .record({ id: fc.constantFrom('d1/a', 'd1/b', 'd2/a'), at: fc.nat(2), score: fc.nat(2) })
  .map(({ id, ...changes }) => roundEntry(id, changes));
const device = fc.array(round, { maxLength: 6 });

test('merging is idempotent, commutative and associative', () => {
  fc.assert(
    fc.property(device, device, device, (a, b, c) => {
      expect(mergeRounds(a, a)).toEqual(mergeRounds(a));
      expect(mergeRounds(a, b)).toEqual(mergeRounds(b, a));
      expect(mergeRounds(mergeRounds(a, b), c)).toEqual(mergeRounds(a, mergeRounds(b, c)));
    }),
  );
});

test('merging keeps every round once, with its first result', () => {
  fc.assert(
    fc.property(device, device, (a, b) => {
      const merged = mergeRounds(a, b);
      expect(merged.map(({ id }) => id)).toEqual([...new Set([...a, ...b].map(({ id }) => id))].toSorted());
      for (const { id, at } of merged) {
        expect(at).toBe(Math.min(...[...a, ...b].filter((other) => other.id === id).map((other) => other.at)));
      }
    }),
  );
});
