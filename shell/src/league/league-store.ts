import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { useEffect, useState } from 'react';
import type { Verdict } from './league-table.ts';

/** `left`: by this device. `replaced`: a member has made a new code. Both keep what was read. */
type Standing = 'open' | 'left' | 'replaced';

/** Why the latest exchange with the server failed. */
export type LeagueFault = 'offline' | 'full' | 'founded' | 'noRoom';

/** A decrypted entry. Its text may be garbage. */
export interface KeptEntry {
  place: number;
  member: string;
  text: string;
}

/** A league of this browser. */
export interface StoredLeague {
  code: string;
  /** This browser's member. Two devices of one person may share it. */
  member: string;
  /** What the member chose, until the league has it. */
  named: { name: string; league?: string; at: number };
  /** The first matchday whose results are written into the league. */
  from: number;
  standing: Standing;
  entries: readonly KeptEntry[];
  /** Results of replayed rounds by `roundKey`. */
  verdicts: Readonly<Record<string, Verdict>>;
  /** In milliseconds since 1970; undefined until it was read. */
  readAt?: number;
  fault?: LeagueFault;
}

interface LeagueSchema extends DBSchema {
  leagues: { key: string; value: StoredLeague };
}

let opened: Promise<IDBPDatabase<LeagueSchema>> | undefined;
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sl-league');
channel?.addEventListener('message', notify);

function notify(): void {
  for (const listener of listeners) listener();
}

/** The ledger's database has another version in each release, and old pages must still be able to open it. */
function database(): Promise<IDBPDatabase<LeagueSchema>> {
  const close = () => (opened = undefined);
  opened ??= openDB<LeagueSchema>('sl-league', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('leagues', { keyPath: 'code' }),
    terminated: close,
  }).catch((error: unknown) => {
    close();
    throw error;
  });
  return opened;
}

/** Returns the leagues of this browser. Rejects if storage is blocked. */
export async function readLeagues(): Promise<StoredLeague[]> {
  return (await database()).getAll('leagues');
}

export async function readLeague(code: string): Promise<StoredLeague | undefined> {
  return (await database()).get('leagues', code);
}

/**
 * Replaces a league in one transaction, so that two tabs do not lose each other's changes.
 *
 * @param change returns the new value; undefined deletes it
 */
export async function changeLeague(
  code: string,
  change: (league: StoredLeague | undefined) => StoredLeague | undefined,
): Promise<void> {
  const { store, done } = (await database()).transaction('leagues', 'readwrite');
  const changed = change(await store.get(code));
  await Promise.all([changed ? store.put(changed) : store.delete(code), done]);
  channel?.postMessage(null);
  notify();
}

export interface LeaguesHere {
  /** Undefined until they are read. */
  leagues: readonly StoredLeague[] | undefined;
  isBlocked: boolean;
}

/** Returns the leagues of this browser, also after changes in other tabs. */
export function useLeagues(): LeaguesHere {
  const [here, setHere] = useState<LeaguesHere>({ leagues: undefined, isBlocked: false });
  useEffect(() => {
    let current = true;
    const update = () =>
      readLeagues().then(
        (leagues) => current && setHere({ leagues, isBlocked: false }),
        () => current && setHere({ leagues: undefined, isBlocked: true }),
      );
    void update();
    listeners.add(update);
    return () => {
      current = false;
      listeners.delete(update);
    };
  }, []);
  return here;
}
