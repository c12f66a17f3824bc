import type { Resumable } from '@soccer-legends/game-sdk/react';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { Swap } from './swap.ts';
import type { RoundEntry } from './round-entry.ts';

/** A fixture or a challenge that was begun. After its end, `game` replays it, so that its results can be shown again. */
export interface RunningFixture {
  id: string;
  late: boolean;
  /** The device's matchday at the start. The entry is kept until the next matchday has ended. */
  begunOn: number;
  /** Undefined until the first move is saved. */
  game: Resumable | undefined;
  /** Lets the server count the result. Absent for late fixtures and challenges, and until it arrives. */
  ticket?: string | undefined;
}

/** The moves of a finished round, for as long as it is one of the latest. */
export interface KeptRecording {
  /** Id of the round. */
  id: string;
  /** End of the round, in milliseconds since 1970. */
  at: number;
  /** As `packRecording` returns it. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether a link may contain it; see `isShareable`. */
  isShareable: boolean;
}

/** A round can be continued until the end of the day after its start. @param today the matchday of the device */
export function canContinue({ begunOn }: Pick<RunningFixture, 'begunOn'>, today: number): boolean {
  return begunOn >= today - 1;
}

interface LedgerSchema extends DBSchema {
  rounds: { key: string; value: RoundEntry };
  running: { key: string; value: RunningFixture };
  swaps: { key: string; value: Swap };
  recordings: { key: string; value: KeptRecording };
}

export type LedgerDatabase = IDBPDatabase<LedgerSchema>;
export type StoreName = (typeof STORES)[number];
/** An object store in a transaction that only reads. */
export type ReadStore<Name extends StoreName> = IDBPObjectStore<LedgerSchema, [Name], Name>;

/** Version 2 added the swaps, version 3 the recordings. */
const VERSION = 3;

/** Object stores of the database `sl`. The key of each is the `id` of its entries. */
export const STORES = ['rounds', 'running', 'swaps', 'recordings'] as const;

/** Opens this browser's database. Rejects if storage is blocked, as in some private windows. */
export function openLedgerDatabase(onLost: () => void): Promise<LedgerDatabase> {
  return openDB<LedgerSchema>('sl', VERSION, {
    upgrade(database) {
      for (const store of STORES) {
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { keyPath: 'id' });
      }
    },
    // The visitor cleared the site's storage.
    terminated: onLost,
    // Another tab deletes or upgrades the database. Close it here, and open it again when needed.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onLost();
    },
  });
}
