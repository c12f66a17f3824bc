import type { Answer } from '../football-api/football-api.port.ts';

/** An answer with the time at which the service gave it, as an ISO 8601 text in UTC. */
export type Evidence = Answer & { seenAt: string };

/** Returns the content as JSON that does not depend on the order of the members, which the database changes. */
export function contentText(content: object): string {
  return JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
