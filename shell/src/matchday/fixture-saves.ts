import type { SavedGames } from '@soccer-legends/game-sdk/react';
import type { RunningFixture } from '../ledger/ledger-database.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { ResultTicket } from './result-ticket.ts';

/** Returns the saved game of one fixture. It never expires here, and stays until the ledger has recorded the result. */
export function fixtureSaves(
  ledger: Pick<Ledger, 'keep'>,
  begun: RunningFixture,
  ticket: Pick<ResultTicket, 'read'> | undefined,
  now: () => number,
): SavedGames {
  let { game } = begun;
  return {
    load: () => game && { ...game, savedAt: now() },
    save(_key, saved) {
      game = saved;
      void ledger.keep({ ...begun, game, ...(ticket && { ticket: ticket.read() }) });
    },
    remove() {
      game = undefined;
    },
  };
}
