import type { Language } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import { begin, openWithPausedClock, playAgain, playToEnd } from '../site/game-visit.ts';
import { recordLayoutShift } from '../site/layout-shift.ts';
import { settledLayout } from '../site/settled-layout.ts';
import { expect, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

/** Of Cumulative Layout Shift: a tenth of what counts as good. */
const MAX_SHIFT = 0.01;

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

for (const player of allPlayers) {
  const [won, lost] = player.languages.touch;

  test.describe(player.key, { tag: '@long' }, () => {
    test(`${player.key}: a finger wins and plays again, and the board never moves, in ${won}`, async ({ page }) => {
      const answering = { language: won, right: true, input: 'touch' } as const;
      const scrolled = () => page.evaluate(() => Math.max(scrollX, scrollY));
      const shifted = await recordLayoutShift(page);
      await openWithPausedClock(page, player, won);
      await begin(page, player, won, 'touch');
      expect(await scrolled()).toBe(0);
      expect((await settledLayout(page)).misfits).toEqual([]);
      await player.answer(page, answering);
      expect(await scrolled()).toBe(0);
      expect((await settledLayout(page)).misfits).toEqual([]);
      await page.clock.runFor(player.feedbackMs + (player.endingMs ?? 0));
      expect(await shifted()).toBeLessThan(MAX_SHIFT);
      await playToEnd(page, player, answering);
      await expectResultsHeading(page, won, 'results.win');
      await playAgain(page, player, won, 'touch');
    });

    test(`${player.key}: a finger loses, in ${lost}`, async ({ page }) => {
      await openWithPausedClock(page, player, lost);
      await begin(page, player, lost, 'touch');
      await playToEnd(page, player, { language: lost, right: false, input: 'touch' });
      await expectResultsHeading(page, lost, 'results.lose');
    });
  });
}

async function expectResultsHeading(page: Page, language: Language, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: shellText(language, text), exact: true })).toBeFocused();
}
