import { useEffect, useState } from 'react';
import { Ledger } from './ledger.ts';
import type { RoundEntry } from './round-entry.ts';

/** The ledger of this page, which tells the other tabs of its changes. */
export const siteLedger = new Ledger({
  channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sl'),
  onError: (error) => {
    // A browser without a database has no failure to report.
    if ('indexedDB' in globalThis) console.warn('Results are kept until the page is left', error);
  },
});

/** Returns all finished rounds of this browser, also those that another tab finishes; undefined until they are read. */
export function useRounds(): readonly RoundEntry[] | undefined {
  const [rounds, setRounds] = useState<readonly RoundEntry[]>();
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const read = await siteLedger.rounds();
      if (current) setRounds(read);
    };
    void read();
    const stop = siteLedger.subscribe(() => void read());
    return () => {
      current = false;
      stop();
    };
  }, []);
  return rounds;
}
