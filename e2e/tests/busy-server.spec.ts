import { allPlayers } from '../players/all-players.ts';
import { makeServerBusy } from '../site/busy-server.ts';
import { begin, openWithRunningClock, winWithRunningClock } from '../site/game-visit.ts';
import { expect, patience, test } from '../site/test.ts';

const PATTERNS = [
  ['every second request', (nth: number) => nth % 2 === 0],
  ['every tenth request', (nth: number) => nth % 10 === 0],
  ['the first request', (nth: number) => nth === 1],
] as const;

// The delays between attempts take real time.
test.setTimeout(patience(180_000));

for (const [what, isRejected] of PATTERNS) {
  for (const player of allPlayers) {
    const isBrief = player.key === 'career-guess' && what === 'the first request';
    test(
      `${player.key} can be won while ${what} of each kind is rejected`,
      { tag: isBrief ? [] : ['@long'] },
      async ({ page }) => {
        const rejected = await makeServerBusy(page, isRejected);
        await openWithRunningClock(page, player, 0);
        await begin(page, player, 'en', 'mouse');
        await winWithRunningClock(page, player);
        if (what === 'the first request') expect([...rejected]).toEqual(expect.arrayContaining(['page', 'read']));
      },
    );
  }
}
