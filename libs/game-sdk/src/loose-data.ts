/** An entry of an answer that may be anything: every property may be there, and be of any kind. */
export type Loose<Entry> = Partial<Record<keyof Entry, unknown>>;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether there is something to read in it. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

export function textOrNull(value: unknown): string | null {
  return isText(value) ? value : null;
}

/** Whether no value comes twice. */
export function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
