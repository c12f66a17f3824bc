/** Whether the fields of two objects of the same shape are identical or equal dates. */
export function areAlike<Fields extends object>(one: Fields, other: Fields): boolean {
  for (const name in one) if (one[name] !== other[name] && !areEqualDates(one[name], other[name])) return false;
  return true;
}

function areEqualDates(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date && one.getTime() === other.getTime();
}
