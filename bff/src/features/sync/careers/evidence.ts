import type { Answer } from '../../football-api/football-api.port.ts';

/** An answer of the service, with the time of its arrival in ISO 8601. */
export type Evidence = Answer & { seenAt: string };

/** Returns JSON that does not depend on the order of the properties: the database changes that order. */
export function contentText(content: object): string {
  return JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
