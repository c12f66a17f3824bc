import type { SavedGames } from '@soccer-legends/game-sdk/react';
import type { RunningFixture } from './ledger-database.ts';
import type { Ledger } from './ledger.ts';
import type { ResultTicket } from './result-ticket.ts';

/**
 * Returns the saved game of one fixture. The ledger decides how long it is kept, so it never expires here. A finished
 * game stays in the ledger until its result is recorded, in case the page closes before that.
 * @param ticket requested with the first save, which follows the deal; undefined for a round that is not counted
 * @param now in milliseconds since 1970
 */
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
