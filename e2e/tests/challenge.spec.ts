import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../site/accessibility.ts';
import { loseByTime, messageToShare, press } from '../site/game-visit.ts';
import { expect, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

const GAME = 'logo-game';

const challengeButton = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${shellText('en', 'challenge.challenge')}`) });

/** Returns the link in the message of the dialog. */
async function linkIn(page: Page): Promise<string> {
  const message = await messageToShare(page);
  // Without the fragment, which messengers count as a part of the link.
  expect(message.split('#')[0]!.length).toBeLessThanOrEqual(280);
  return message.split('\n').at(-1)!;
}

/** Opens a link in a separate browser, on another date and in another language. */
async function friendAt(browser: Browser, link: string): Promise<{ page: Page; sent: string[] }> {
  const context = await browser.newContext({
    // Colors in the middle of an animation have less contrast.
    reducedMotion: 'reduce',
    baseURL: process.env['SITE_URL']!,
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.clock.install();
  await page.goto(link.replace('#', '?lang=de#'));
  return { page, sent };
}

test('a friend gets the same questions, and sees both rounds on one line after playing them', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await page.goto(`/${GAME}?lang=en`);
  await loseByTime(page, 'en');
  await press(page, challengeButton(page), 'keyboard');
  const link = await linkIn(page);
  const [address, fragment = ''] = link.split('#');
  const [, token = ''] = /\/c\/(c[0-9a-z]{10})\/logo-game$/.exec(address!) ?? [];
  expect(fragment).toMatch(/^v2\.[\w-]{20,60}\.[\w-]{20,340}$/);
  await expectAccessible(page, 'the dialog of a challenge');
  await page.keyboard.press('Escape');
  await expect(challengeButton(page)).toBeFocused();

  const { page: friend, sent } = await friendAt(browser, link);
  await expect(friend).toHaveURL(new RegExp(`/${GAME}\\?deal=${token}#v2\\.`));
  await expect(friend.getByText('Im Link steht: 0 von 10.')).toBeVisible();
  await expect(friend.getByText(shellText('de', 'challenge.friend'))).toHaveCount(0);
  await expectAccessible(friend, 'the intro of a challenge');
  await loseByTime(friend, 'de');
  const duel = friend.locator('section').filter({ has: friend.getByText(shellText('de', 'shared.given')) });
  await expect(duel.getByRole('heading', { name: shellText('de', 'challenge.level') })).toBeVisible();
  await expect(duel.getByRole('listitem')).toHaveCount(10);
  await expect(duel.getByRole('listitem').first()).toHaveText('Frage 1: du falsch, dein Gegner falsch');
  await expect(friend.getByRole('button', { name: shellText('de', 'challenge.back') })).toBeVisible();
  await expectAccessible(friend, 'both rounds of a challenge');
  await friend.getByRole('button', { name: shellText('de', 'replay.watch') }).click();
  const end = friend.getByRole('slider', { name: shellText('de', 'replay.axis') });
  await end.press('End');
  await expect(end).toHaveAttribute('aria-valuetext', '90. Minute: 3 von 10 · falsch');
  await expectAccessible(friend, 'a replay');
  const close = friend.getByRole('dialog').getByRole('button', { name: shellText('de', 'ui.close') });
  for (const [width, height] of [
    [360, 560],
    [740, 360],
    [390, 844],
  ] as const) {
    await friend.setViewportSize({ width, height });
    await expect(close).toBeInViewport({ ratio: 1 });
    expect(await friend.getByRole('dialog').evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
  }
  await friend.keyboard.press('Escape');
  expect(sent.filter((request) => request.includes(fragment.slice(3)))).toEqual([]);

  // The history has the right answer of every question, which must be the same for both.
  const asked = (of: Page): Promise<string[]> =>
    of.evaluate(() => [...document.querySelectorAll('details img')].map((image) => image.getAttribute('src') ?? ''));
  expect((await asked(friend)).length).toBeGreaterThan(0);
  expect(await asked(friend)).toEqual(await asked(page));

  // Only the first result counts, so the link shows it again.
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1, name: shellText('de', 'results.lose') })).toBeVisible();
  await expect(duel.getByRole('heading')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(shellText('en', 'challenge.own'))).toBeVisible();
  await friend.context().close();
});

test('a link to a challenge that does not exist explains itself', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/c/c0123456789/${GAME}?lang=en`);
  await expect(page.getByRole('heading', { name: shellText('en', 'challenge.over') })).toBeVisible();
  await expectAccessible(page, 'a challenge that has ended');
});
