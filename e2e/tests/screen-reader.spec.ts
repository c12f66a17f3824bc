import { allPlayers } from '../players/all-players.ts';
import type { Player } from '../players/player.ts';
import { boardIn, framedPlayer, runClockInSteps } from '../site/board.ts';
import { dealTheSame } from '../site/same-deal.ts';
import { begin, isSaved, openWithPausedClock, playToEnd } from '../site/game-visit.ts';
import { ANNOUNCED_MS, ScreenReader } from '../site/screen-reader.ts';
import { expect, test } from '../site/test.ts';

for (const isFramed of [false, true])
  test.describe(() => {
    test.use({ baseURL: process.env[isFramed ? 'SANDBOX_URL' : 'SITE_URL'] as string });

    for (const player of allPlayers)
      for (const language of ['en', 'de'] as const)
        test(
          `${player.key}: a screen reader speaks the reviewed text${isFramed ? ' in a frame' : ''}, in ${language}`,
          { tag: '@long' },
          async ({ page }) => {
            await dealTheSame(page);
            if (isFramed) runClockInSteps(page);
            const reader = await ScreenReader.in(page);
            const board = isFramed ? boardIn(page) : page;
            const visitor = isFramed ? framedPlayer(player, board) : player;
            await openWithPausedClock(page, visitor, language);
            if (player.startText !== null) await reader.read('Before the start');
            await reader.follow('Start', async () => {
              await begin(page, visitor, language, 'mouse');
              await player.ready?.(board);
            });
            await reader.read('First question');
            const patient = afterAnnouncements(player);
            const answer = (right: boolean) => patient.answer(board, { right, input: 'mouse', language });
            const afterFeedback = async (action: () => Promise<void>) => {
              await page.clock.runFor(player.feedbackMs);
              await action();
            };
            await reader.follow('Wrong answer', () => answer(false));
            await reader.read('After the wrong answer');
            if (!player.endsWithAnswer) await reader.follow('Right answer', () => afterFeedback(() => answer(true)));
            await reader.follow('Rest of the game', () =>
              afterFeedback(() => playToEnd(board, patient, { right: false, input: 'mouse', language })),
            );
            // In a frame, the visitor hears the same.
            expect(reader.transcript()).toMatchSnapshot(`${player.key}-${language}.txt`);
          },
        );
  });

/** Returns a player who waits for the announcement of a question before each answer. */
function afterAnnouncements(player: Player): Player {
  return {
    ...player,
    async answer(page, answering) {
      await player.ready?.(page);
      await page.clock.runFor(ANNOUNCED_MS);
      // A round that is won may end in the meantime.
      if (await isSaved(page, player.key)) await player.answer(page, answering);
    },
  };
}
