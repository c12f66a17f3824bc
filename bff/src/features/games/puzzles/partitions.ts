/** `size` places in each of `groups` groups. */
export interface Capacity {
  size: number;
  groups: number;
}

/** Counts the ways to fill all groups: 0, 1, or 2 for more. @param masks a bit for each group that a member may join */
export function countPartitions(masks: readonly number[], { size, groups }: Capacity): 0 | 1 | 2 {
  const free = Array.from({ length: groups }, () => size);
  // Members with the fewest choices come first, because they restrict the others most.
  const order = masks.toSorted((a, b) => bitCount(a) - bitCount(b));
  const found = place(0);
  return found === 0 ? 0 : found === 1 ? 1 : 2;

  function place(next: number): number {
    if (next === order.length) return free.every((places) => places === 0) ? 1 : 0;
    let ways = 0;
    for (let group = 0; group < groups && ways < 2; group++) {
      if (!(order[next]! & (1 << group)) || free[group] === 0) continue;
      free[group]!--;
      ways += place(next + 1);
      free[group]!++;
    }
    return ways;
  }
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}
