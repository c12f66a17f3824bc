/** How one group's places are to be filled. */
export interface Capacity {
  size: number;
  groups: number;
}

/**
 * How many ways there are to put everybody into the groups that may be theirs, all groups full: 0, 1, or 2 for "more".
 * `mayBe` has one bit for each group.
 */
export function countPartitions(mayBe: readonly number[], { size, groups }: Capacity): 0 | 1 | 2 {
  const room = Array.from({ length: groups }, () => size);
  // Those with the fewest choices first: most of the others are then settled.
  const order = mayBe.toSorted((a, b) => bits(a) - bits(b));
  const found = place(0);
  return found === 0 ? 0 : found === 1 ? 1 : 2;

  function place(next: number): number {
    if (next === order.length) return room.every((free) => free === 0) ? 1 : 0;
    let ways = 0;
    for (let group = 0; group < groups && ways < 2; group++) {
      if (!(order[next]! & (1 << group)) || room[group] === 0) continue;
      room[group]!--;
      ways += place(next + 1);
      room[group]!++;
    }
    return ways;
  }
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}
