import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recallPoints } from './recall.controller.ts';

const NONE = { own: 0, total: 0 };

test.each([
  { fame: 5, points: 2 },
  { fame: 4, points: 4 },
  { fame: 3, points: 6 },
  { fame: 2, points: 8 },
  { fame: 1, points: 10 },
])('Recall gives $points points for a fame of $fame while a cell has few answers', ({ fame, points }) => {
  expect(recallPoints(NONE, fame)).toEqual({ points, share: null });
  expect(recallPoints({ own: 19, total: 19 }, fame)).toEqual({ points, share: null });
});

test.each([
  { own: 0, total: 20, points: 10, share: 0 },
  { own: 1, total: 20, points: 10, share: 5 },
  { own: 2, total: 20, points: 9, share: 10 },
  { own: 50, total: 100, points: 5, share: 50 },
  { own: 96, total: 100, points: 1, share: 96 },
  { own: 20, total: 20, points: 1, share: 100 },
])('Recall gives $points points if $own of $total answers named the player', ({ own, total, points, share }) => {
  for (const fame of [1, 5]) expect(recallPoints({ own, total }, fame)).toEqual({ points, share });
});

test('Recall gives 1 to 10 points, never more for a more frequent answer', () => {
  const answers = fc.integer({ min: 20, max: 10_000 }).chain((total) =>
    fc.tuple(fc.constant(total), fc.nat(total), fc.nat(total)).map(([all, one, other]) => ({
      total: all,
      rare: Math.min(one, other),
      frequent: Math.max(one, other),
    })),
  );
  fc.assert(
    fc.property(answers, ({ total, rare, frequent }) => {
      const more = recallPoints({ own: rare, total }, 3).points;
      const less = recallPoints({ own: frequent, total }, 3).points;
      expect(more).toBeGreaterThanOrEqual(less);
      expect(more).toBeLessThanOrEqual(10);
      expect(less).toBeGreaterThanOrEqual(1);
    }),
  );
});
