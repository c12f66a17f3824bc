/** Whether the own fields of two objects with the same fields are identical, or equal dates. */
export function areAlike<Fields extends object>(one: Fields, other: Fields): boolean {
  for (const name in one) if (one[name] !== other[name] && !areEqualDates(one[name], other[name])) return false;
  return true;
}

function areEqualDates(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date && one.getTime() === other.getTime();
}
