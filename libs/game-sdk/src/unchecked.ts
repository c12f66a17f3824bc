/** An unchecked entry of a response. Each property may be missing or have any type. */
export type Loose<Entry> = Partial<Record<keyof Entry, unknown>>;

/** Returns whether a value is an object whose properties can be read. Arrays are objects too. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns whether a value is a string that is not blank. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Returns a text that is not blank; null for every other value. */
export function textOrNull(value: unknown): string | null {
  return isText(value) ? value : null;
}
