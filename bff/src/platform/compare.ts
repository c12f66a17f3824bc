/** Orders texts by code unit, such as dates in ISO 8601, and numbers by size. */
export function compare(one: string | number, other: string | number): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
