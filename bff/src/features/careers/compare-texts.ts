/** Orders texts by code unit, such as dates in ISO 8601. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
