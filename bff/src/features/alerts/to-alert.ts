import type { Alert } from '@soccer-legends/contracts';
import type { AlertRow } from './alert.entities.ts';
import type { Outage } from './database-watch.ts';

export function toAlert({ id, kind, subject, facts, startedAt, endedAt }: AlertRow): Alert {
  return { id, kind, subject, facts, startedAt: startedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
}

/** Returns the alert of an outage that is not stored yet, as one that lasts. */
export function outageAlert({ id, since }: Outage): Alert {
  return { id, kind: 'databaseUnavailable', subject: '', facts: {}, startedAt: since.toISOString(), endedAt: null };
}
