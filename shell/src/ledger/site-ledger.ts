import { useCallback, useEffect, useState } from 'react';
import { Ledger } from './ledger.ts';
import type { KeptRecording, RunningFixture } from './ledger-database.ts';
import type { Swap } from './swap.ts';
import type { RoundEntry } from './round-entry.ts';

/** The ledger of this browser, shared by all tabs. Without a database, each tab keeps results until it is left. */
export const siteLedger = new Ledger({
  channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sl'),
  onError: (error) => {
    // Only warns if the browser supports databases: a browser without them has not failed.
    if ('indexedDB' in globalThis) console.warn('Results are kept until the page is left', error);
  },
});

/** Returns all finished rounds of this browser, including those of other tabs; undefined until they are read. */
export function useRounds(): readonly RoundEntry[] | undefined {
  return useLedger(readRounds);
}

export function useRound(id: string): RoundEntry | undefined {
  return useLedger(useCallback(() => siteLedger.round(id), [id]));
}

/** Returns the moves of a round; undefined until they are read, and null if they are not kept. */
export function useRecording(id: string): KeptRecording | null | undefined {
  return useLedger(useCallback(async () => (await siteLedger.recording(id)) ?? null, [id]));
}

/** Returns the fixtures and challenges without a result that were begun in this browser. */
export function useUnfinished(): readonly RunningFixture[] | undefined {
  return useLedger(readUnfinished);
}

export function useSwaps(): readonly Swap[] | undefined {
  return useLedger(readSwaps);
}

const readRounds = () => siteLedger.rounds();
const readUnfinished = () => siteLedger.unfinished();
const readSwaps = () => siteLedger.swaps();

/** @param read must not change between renders, unless other data is to be read */
function useLedger<Value>(read: () => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<{ read: Value }>();
  useEffect(() => {
    let current = true;
    const update = async (): Promise<void> => {
      const latest = await read();
      if (current) setValue({ read: latest });
    };
    void update();
    const stop = siteLedger.subscribe(() => void update());
    return () => {
      current = false;
      stop();
    };
  }, [read]);
  return value?.read;
}
