import type { Resumable } from '@soccer-legends/game-sdk/react';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Swap } from '../album/swap.ts';
import type { RoundEntry } from './round-entry.ts';

/** A fixture that was begun and is not finished. */
export interface RunningFixture {
  id: string;
  /** Whether it was begun after its day. */
  late: boolean;
  /** The device's matchday at its start: it is kept until the next one has ended. */
  begunOn: number;
  /** Undefined before the first move was saved. */
  game: Resumable | undefined;
  /** The server's ticket for its result. */
  ticket?: string | undefined;
}

interface LedgerSchema extends DBSchema {
  rounds: { key: string; value: RoundEntry };
  running: { key: string; value: RunningFixture };
  swaps: { key: string; value: Swap };
}

export type LedgerDatabase = IDBPDatabase<LedgerSchema>;

/** 2 added the swaps. */
const VERSION = 2;

export const STORES = ['rounds', 'running', 'swaps'] as const;

/** Opens the database of this browser. Rejects in a private window of some browsers, and where storage is blocked. */
export function openLedgerDatabase(onLost: () => void): Promise<LedgerDatabase> {
  return openDB<LedgerSchema>('sl', VERSION, {
    upgrade(database) {
      for (const store of STORES) {
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { keyPath: 'id' });
      }
    },
    // The player cleared the site's storage.
    terminated: onLost,
    // Another tab deletes the database or runs a newer version: give way, and open it again when it is needed.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onLost();
    },
  });
}
