import type { Locator, Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import { coveredByToast } from '../site/covered-by-toast.ts';
import { ROOMY } from '../site/game-phases.ts';
import { begin, openWithPausedClock, playToEnd, shellButton, startButton } from '../site/game-visit.ts';
import { expect, longUnless, openIn, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

const connections = allPlayers.find(({ key }) => key === 'football-connections')!;
const memo = allPlayers.find(({ key }) => key === 'memo-game')!;
const SIZES = [
  { width: 360, height: 560 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 640 },
];
/** A zoom of 200 % in the last of these windows. */
const ZOOMED = { width: 640, height: 320 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// German has the longest texts.
for (const language of ['en', 'de'] as const) {
  test(
    `in ${language}, toasts cover nothing during a round and on the results`,
    longUnless(language === 'de'),
    async ({ page }) => {
      const faults: string[] = [];
      const measure = async (phase: string) => faults.push(...(await faultsOf(page, phase)));

      await page.setViewportSize(ROOMY);
      await openWithPausedClock(page, connections, language);
      await begin(page, connections, language, 'mouse');
      await connections.answer(page, { right: false, input: 'mouse', language });
      // This is the longest toast of a round. The toast of a right answer has the same place.
      await measure('wrong answer');
      await page.clock.runFor(connections.feedbackMs);
      await playToEnd(page, connections, { language, right: true, input: 'mouse' });
      await page.locator('main article h1').waitFor();
      await page.route('**/api/challenges', (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('button', { name: new RegExp(`^${shellText(language, 'challenge.challenge')}`) }).click();
      await measure('results');
      expect(faults).toEqual([]);
      await expectFiguresAfterToast(page, shellButton(page, language, 'results.playAgain'));
    },
  );

  test(`in ${language}, a toast covers nothing on an intro`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize(ROOMY);
    await page.route('**/api/players?*', (route) => route.fulfill({ json: [] }));
    await openWithPausedClock(page, memo, language);
    await startButton(page, memo, language).click();
    expect(await faultsOf(page, 'intro')).toEqual([]);
  });
}

test(
  'on phones, the toast of the feedback form appears below the form and covers nothing',
  { tag: '@long' },
  async ({ page }) => {
    const phones = SIZES.filter(({ width }) => width < 480);
    await page.setViewportSize(phones[0]!);
    await openIn(page, 'de', '/feedback');
    await page.route('**/api/feedback', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Sorry', requestId: '0a1b2c-9' } }),
    );
    await page.getByLabel(shellText('de', 'feedback.text')).fill('Das Wappen steht auf dem Kopf.');
    await page.getByRole('button', { name: shellText('de', 'feedback.send') }).click();
    await expect(page.locator('[role=region] > ol > li')).toBeInViewport({ ratio: 1 });
    const faults: string[] = [];
    for (const size of phones) {
      await page.setViewportSize(size);
      faults.push(...(await coveredByToast(page, { fits: true, scrolled: 1 })));
    }
    expect(faults).toEqual([]);
  },
);

/** Closes the toast on the results in a low window, and expects the figures to return without moving a button. */
async function expectFiguresAfterToast(page: Page, button: Locator): Promise<void> {
  await page.setViewportSize(SIZES[0]!);
  const figures = page.locator('main article [class*=stage]');
  await expect(figures).toBeHidden();
  const before = await button.boundingBox();
  await page.locator('[role=region] > ol > li').last().getByRole('button').click();
  await expect(figures).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
}

/** Returns what the open toast covers at each size, with text of normal and of double size. */
async function faultsOf(page: Page, phase: string): Promise<string[]> {
  const faults: string[] = [];
  await expect(page.locator('[role=region] > ol > li[data-state=open]')).toBeVisible();
  const isRound = phase.endsWith('answer');
  for (const size of isRound ? [...SIZES, ZOOMED] : SIZES) {
    await page.setViewportSize(size);
    for (const percent of [100, 200]) {
      await page.evaluate((text) => (document.documentElement.style.fontSize = `${text}%`), percent);
      for (const scrolled of isRound ? [0, 0.5, 1] : [0]) {
        for (const fault of await coveredByToast(page, { fits: percent === 100, scrolled }))
          faults.push(`${phase}, ${size.width}x${size.height}, ${percent} %, scrolled ${scrolled}: ${fault}`);
      }
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
  await page.setViewportSize(ROOMY);
  return faults;
}
