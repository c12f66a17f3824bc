import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { useEffect, useState } from 'react';
import type { Verdict } from './league-table.ts';

/** `left`: by this device. `replaced`: a member has made a new code. Both keep the stored entries. */
type Standing = 'open' | 'left' | 'replaced';

/** Why the latest exchange with the server failed. */
export type LeagueFault = 'offline' | 'full' | 'founded' | 'noRoom';

export interface KeptEntry {
  id: string;
  member: string;
  /** The decrypted text, empty if it could not be decrypted. Anybody with the code can write any text. */
  text: string;
}

/** A league of this browser. */
export interface StoredLeague {
  code: string;
  /** This browser's member. Two devices of one person may share it. */
  member: string;
  /** The names that the member chose, and when. The next exchange writes them if the league lacks them. */
  named: { name: string; league?: string; at: number };
  /** The first matchday whose results are written into the league. */
  from: number;
  standing: Standing;
  entries: readonly KeptEntry[];
  /** Results of replayed rounds by `roundKey`. */
  verdicts: Readonly<Record<string, Verdict>>;
  /** Time of the last successful exchange in milliseconds since 1970; undefined before the first one. */
  readAt?: number;
  fault?: LeagueFault;
}

interface LeagueSchema extends DBSchema {
  leagues: { key: string; value: StoredLeague };
}

let opened: Promise<IDBPDatabase<LeagueSchema>> | undefined;
let openedIn: IDBFactory | undefined;
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sl-league');
channel?.addEventListener('message', notify);

function notify(): void {
  for (const listener of listeners) listener();
}

/** A separate database, because pages of older releases must be able to open it: the ledger's version changes with releases. */
function database(): Promise<IDBPDatabase<LeagueSchema>> {
  const close = () => (opened = undefined);
  // Each test has a database of its own. That of an earlier one may never open.
  if (openedIn !== indexedDB) close();
  openedIn = indexedDB;
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

/** Returns a league of this browser; undefined if there is none with the code. */
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
  /** Undefined until they are read, and if storage is blocked. */
  leagues: readonly StoredLeague[] | undefined;
  isBlocked: boolean;
}

/** Returns the leagues of this browser, and updates them after a change in any tab. */
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
