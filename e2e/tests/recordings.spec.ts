import { execFileSync } from 'node:child_process';
import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { matchdayOf, tokenOfMatchday } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import { newAuthor } from '../site/author.ts';
import { begin, messageToShare, playToEnd, shellButton, startButton } from '../site/game-visit.ts';
import { settledLayout } from '../site/settled-layout.ts';
import type { Site } from '../site/site.ts';
import { expect, patience, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

/** Yesterday's matchday in UTC, which has begun in every time zone. */
const YESTERDAY = matchdayOf(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10))!;
/** A Monday: at weekends, the Player Grid is played from memory. */
const TOKEN = tokenOfMatchday(YESTERDAY - (YESTERDAY % 7));
/** Games in which only the server can judge some answers, so a friend's browser cannot confirm the result. */
const CLAIMED = ['career-guess', 'player-wheel'];

// A fixture has its options.
for (const { option: _option, ...player } of allPlayers) {
  test(
    `${player.key}: a fixture is recorded and watched to its end, and a friend watches and races it from its link`,
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
      await watchToEnd(page, 'replay.watchOwn');

      await page.getByRole('button', { name: shellText('en', 'challenge.challenge'), exact: true }).click();
      const message = await messageToShare(page);
      const link = message.split('\n').at(-1)!;
      // The drivers of the other engines cannot change the window's size.
      const window = project.name === 'chromium' ? { viewport: { width: 360, height: 560 } } : {};
      const context = await browser.newContext({ baseURL: process.env['SITE_URL']!, ...window });
      const friend = await context.newPage();
      await friend.goto(link.replace('#', '?lang=en#'));
      await expect(friend.getByText('You see the rest after your round.')).toBeVisible();
      const hasMoves = link.includes('#v2.');
      const race = friend.getByRole('checkbox', { name: shellText('en', 'ghost.race') });
      await expect(race).toHaveCount(hasMoves ? 1 : 0);
      const confirmed = friend.getByText('and its moves give the same');
      await expect(confirmed).toHaveCount(CLAIMED.includes(player.key) ? 0 : 1);
      if (hasMoves) {
        await watchToEnd(friend, 'replay.watch');
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

const KEY = 'cup-finals';
const ANSWERS = 5;

for (const kind of ['quiz', 'board'])
  test(
    `an unchanged new ${kind} game is recorded and watched to its end, and a friend races and watches it from its link`,
    { tag: '@long' },
    async ({ page, browser, ownSite }) => {
      test.setTimeout(patience(180_000));
      await addNewGame(ownSite, kind);
      await expect(async () => {
        await page.goto(`${ownSite.url}/${KEY}?lang=en`);
        await shellButton(page, 'en', 'play.start').click({ timeout: 2000 });
      }).toPass();
      await answerAll(page);
      await watchToEnd(page, 'replay.watchOwn');
      await shellButton(page, 'en', 'challenge.challenge').click();
      const message = await messageToShare(page);
      const context = await browser.newContext({ viewport: { width: 360, height: 560 } });
      const friend = await context.newPage();
      await friend.goto(message.split('\n').at(-1)!.replace('#', '?lang=en#'));
      await expect(friend.getByText('and its moves give the same')).toBeVisible();
      await expect(friend.getByRole('checkbox', { name: shellText('en', 'ghost.race') })).toBeChecked();
      await friend.getByRole('button', { name: /^(?:Start|(?:Beat|Match) \d+)$/ }).click();
      await expect(friend.getByText(shellText('en', 'challenge.friend'), { exact: true })).toBeInViewport();
      expect((await settledLayout(friend)).misfits).toEqual([]);
      await answerAll(friend);
      await watchToEnd(friend, 'replay.watch');
      await context.close();
    },
  );

/** Builds a new game of an author as it is, and adds it to a running site. */
async function addNewGame({ url, plugins }: Site, kind: string): Promise<void> {
  const author = await newAuthor(url);
  try {
    await author.run(['new', KEY, '--kind', kind]);
    const project = join(author.folder, KEY);
    await author.install(project);
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: project, stdio: 'pipe' });
    const staged = join(plugins, `.${KEY}`);
    cpSync(join(project, 'dist'), join(staged, 'dist'), { recursive: true });
    renameSync(staged, join(plugins, KEY));
  } finally {
    author.dispose();
  }
}

/** Plays a round of a new game from its first answer to its results. */
async function answerAll(page: Page): Promise<void> {
  for (let answer = 0; answer < ANSWERS; answer++)
    await page.getByRole('group').locator('button:not([aria-disabled=true])').first().click();
  await page.locator('main article > header').waitFor();
}

/** @param button key of the text of the button that starts the replay */
async function watchToEnd(page: Page, button: string): Promise<void> {
  await shellButton(page, 'en', button).click();
  const axis = page.getByRole('slider', { name: shellText('en', 'replay.axis') });
  await axis.press('End');
  await expect(axis).toHaveAttribute('aria-valuetext', /^Minute 90: /);
  await page.keyboard.press('Escape');
}
