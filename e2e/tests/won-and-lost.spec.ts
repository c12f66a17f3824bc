import { allPlayers } from '../players/all-players.ts';
import memoGame from '../players/memo-game.ts';
import {
  begin,
  expectResults,
  openWithPausedClock,
  playAgain,
  playToEnd,
  press,
  shellButton,
  type ExpectedResults,
} from '../site/game-visit.ts';
import { savedGame } from '../site/saved-game.ts';
import { expect, test } from '../site/test.ts';
import { gameText, hubTitle, shellText } from '../site/texts.ts';

for (const [index, player] of allPlayers.entries()) {
  const { color, win, loss, history } = player.results;
  const { mouse: byMouse, keyboard: byKeyboard } = player.languages;
  const end = (right: boolean): ExpectedResults => ({ ...(right ? win : loss), player, won: right, color });

  test.describe(player.key, () => {
    const won = index % 2 === 0;

    // `npm test` plays the others in a frame: see sandbox.spec.ts.
    const tag = player.key === memoGame.key ? ['@engines', '@smoke'] : ['@engines', '@long'];
    test(`${player.key} is ${won ? 'won' : 'lost'} with the mouse, in ${byMouse[0]}`, { tag }, async ({ page }) => {
      const [language] = byMouse;
      await openWithPausedClock(page, player, language);
      await begin(page, player, language, 'mouse');
      await playToEnd(page, player, { language, right: won, input: 'mouse' });
      await expectResults(page, language, end(won));
      if (history) await expect(page.locator('main tbody tr')).toHaveCount(history[won ? 0 : 1]);
    });

    test(
      `${player.key} is won, played again, lost and left with the mouse, in ${byMouse[1]}`,
      { tag: '@long' },
      async ({ page }) => {
        const [, language] = byMouse;
        await openWithPausedClock(page, player, language);
        await begin(page, player, language, 'mouse');
        await playToEnd(page, player, { language, right: true, input: 'mouse' });
        await expectResults(page, language, end(true));
        if (history) await expect(page.locator('main tbody tr')).toHaveCount(history[0]);

        await playAgain(page, player, language, 'mouse');
        await playToEnd(page, player, { language, right: false, input: 'mouse' });
        await expectResults(page, language, end(false));
        if (history) await expect(page.locator('main tbody tr')).toHaveCount(history[1]);

        await shellButton(page, language, 'shell.exit').click();
        await expect(page.getByRole('heading', { level: 1, name: hubTitle(language) })).toBeVisible();
        await expect(page).toHaveURL(/\/$/);
      },
    );

    test(
      `${player.key} continues after a reload and is won with the keyboard, in ${byKeyboard[0]}`,
      { tag: ['@long', '@engines'] },
      async ({ page }) => {
        const [language] = byKeyboard;
        await openWithPausedClock(page, player, language);
        await begin(page, player, language, 'keyboard');
        const dealt = (await savedGame(page, player.key)).deal;
        await page.reload();
        if (player.startText !== null) {
          await press(page, shellButton(page, language, 'play.resume'), 'keyboard');
          const curtain = page.getByRole('heading', { name: shellText(language, 'play.paused') });
          await expect(curtain.or(page.getByRole('button').last()).first()).toBeVisible();
          if (await curtain.isVisible()) await page.keyboard.press('Enter');
        }
        expect((await savedGame(page, player.key)).deal).toEqual(dealt);
        await playToEnd(page, player, { language, right: true, input: 'keyboard' });
        await expectResults(page, language, end(true));
      },
    );

    test(`${player.key} is lost with the keyboard, in ${byKeyboard[1]}`, { tag: '@long' }, async ({ page }) => {
      const [, language] = byKeyboard;
      await openWithPausedClock(page, player, language);
      await begin(page, player, language, 'keyboard');
      await playToEnd(page, player, { language, right: false, input: 'keyboard' });
      await expectResults(page, language, end(false));
      await press(page, shellButton(page, language, 'results.playAgain'), 'keyboard');
      await expect(page.locator('main article > header')).toHaveCount(0);
      // The game is saved as soon as it is dealt.
      await expect(async () => {
        expect((await savedGame(page, player.key)).moves.length).toBeLessThanOrEqual(1);
      }).toPass();
    });
  });
}

test('a game shows its own summary at the end', { tag: '@long' }, async ({ page }) => {
  await openWithPausedClock(page, memoGame, 'en');
  await begin(page, memoGame, 'en', 'mouse');
  await playToEnd(page, memoGame, { language: 'en', right: false, input: 'mouse' });
  const lost = gameText('memo-game', 'en', 'result.timeUp').replace('{found}', '0').replace('{total}', '8');
  await expect(page.getByText(lost)).toBeVisible();
});
