import type { Language } from '@soccer-legends/contracts';
import { allPlayers } from '../players/all-players.ts';
import { begin, openWithPausedClock, playAgain, playToEnd } from '../site/game-visit.ts';
import { expect, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

/** Journeys by mouse and keyboard, each in another language, are in `won-and-lost.spec.ts`. */
const LANGUAGES: Readonly<Record<string, Language>> = {
  'career-guess': 'pt',
  'connect-game': 'fr',
  'country-game': 'en',
  'football-connections': 'de',
  'fut-wordle': 'it',
  'logo-game': 'de',
  'manager-game': 'es',
  'memo-game': 'es',
  'player-grid': 'fr',
  'player-wheel': 'de',
};

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

for (const player of allPlayers) {
  const language = LANGUAGES[player.key]!;
  test(
    `${player.key}: a finger wins, plays again and loses, and the board never scrolls`,
    { tag: '@long' },
    async ({ page }) => {
      test.slow();
      const results = (text: string) =>
        page.getByRole('heading', { level: 1, name: shellText(language, `results.${text}`), exact: true });
      const scrolled = () => page.evaluate(() => Math.max(scrollX, scrollY));
      await openWithPausedClock(page, player, language);
      await begin(page, player, language, 'touch');
      expect(await scrolled()).toBe(0);
      await player.answer(page, { language, right: true, input: 'touch' });
      expect(await scrolled()).toBe(0);
      await page.clock.runFor(player.feedbackMs + (player.endingMs ?? 0));
      await playToEnd(page, player, { language, right: true, input: 'touch' });
      await expect(results('win')).toBeFocused();

      await playAgain(page, player, language, 'touch');
      await playToEnd(page, player, { language, right: false, input: 'touch' });
      await expect(results('lose')).toBeFocused();
    },
  );
}
