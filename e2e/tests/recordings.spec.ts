import { matchdayOf, tokenOfMatchday } from '@soccer-legends/contracts';
import { allPlayers } from '../players/all-players.ts';
import { begin, playToEnd, shellButton, startButton } from '../site/game-visit.ts';
import { settledLayout } from '../site/settled-layout.ts';
import { expect, patience, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

/** The token of yesterday's matchday in UTC, which has begun in every time zone. */
const TOKEN = tokenOfMatchday(matchdayOf(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10))!);
/** Games in which only the server can confirm an answer, so a friend's browser cannot. */
const CLAIMED = ['career-guess'];

// A fixture has its options.
for (const { option: _option, ...player } of allPlayers) {
  test(
    `${player.key}: a fixture is recorded and watched to its end, and a friend's browser replays and races it from its link`,
    { tag: ['@long', '@engines'] },
    async ({ page, browser }, { project }) => {
      test.setTimeout(patience(180_000));
      await page.clock.install();
      await page.goto(`${player.route}?deal=${TOKEN}&lang=en`);
      if (player.startText !== null) await startButton(page, player, 'en').waitFor();
      await page.clock.pauseAt(new Date(Date.now() + 600_000));
      await begin(page, player, 'en', 'mouse');
      await playToEnd(page, player, { language: 'en', right: false, input: 'mouse' });
      await page.getByRole('heading', { level: 1, name: shellText('en', 'results.lose') }).waitFor();
      await page.clock.resume();
      await shellButton(page, 'en', 'replay.watchOwn').click();
      const axis = page.getByRole('slider', { name: shellText('en', 'replay.axis') });
      await axis.press('End');
      await expect(axis).toHaveAttribute('aria-valuetext', /^Minute 90: /);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: shellText('en', 'challenge.challenge'), exact: true }).click();
      const message = await page.getByRole('textbox', { name: shellText('en', 'share.text') }).innerText();
      const link = message.split('\n').at(-1)!;
      // The drivers of the other engines cannot change the window's size.
      const window = project.name === 'chromium' ? { viewport: { width: 360, height: 560 } } : {};
      const context = await browser.newContext({ baseURL: process.env['SITE_URL']!, ...window });
      const friend = await context.newPage();
      await friend.goto(link.replace('#', '?lang=en#'));
      const confirmed = friend.getByText('and its moves give the same');
      const claimed = friend.getByText('You see the rest after your round.');
      await expect(claimed).toBeVisible();
      const isConfirmed = link.includes('#v2.') && !CLAIMED.includes(player.key);
      await expect(confirmed).toHaveCount(isConfirmed ? 1 : 0);
      const race = friend.getByRole('checkbox', { name: shellText('en', 'ghost.race') });
      await expect(race).toHaveCount(isConfirmed ? 1 : 0);
      if (isConfirmed) {
        await expect(race).toBeChecked();
        const beat = friend.getByRole('button', { name: /^Beat \d+$/ });
        await startButton(friend, player, 'en').or(beat).click();
        await expect(friend.locator('[data-phase=playing]')).toBeAttached();
        await expect(friend.getByText(shellText('en', 'challenge.friend'), { exact: true }).first()).toBeInViewport();
        if (project.name === 'chromium') expect((await settledLayout(friend)).misfits).toEqual([]);
      }
      await context.close();
    },
  );
}
