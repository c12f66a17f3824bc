import type { Locator, Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
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
  'on phones, a toast about feedback appears below the form and covers nothing',
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

/**
 * Returns a fault for each visible element that the latest toast overlaps, and one if the toast is outside the window.
 * @param fits whether its lower edge must be in the window, too
 * @param scrolled how far the page is scrolled, as a part of the way to its end
 */
function coveredByToast(page: Page, options: { fits: boolean; scrolled: number }): Promise<string[]> {
  return page.evaluate(({ fits, scrolled }) => {
    // Text boxes are higher than their letters, so the whole status row counts and not its parts.
    const STATUS = '[class*=StatusBar]:not(span)';
    const NEEDED = `a[href], button, input, summary, h1, h2, img, dl, [role=timer], [data-needed], ${STATUS}`;
    // The end of a round is the end of its board: the footer follows.
    const { scrollHeight } = document.querySelector('main')!;
    scrollTo(0, scrolled * Math.max(0, scrollHeight - innerHeight));
    const toast = [...document.querySelectorAll('[role=region] > ol > li')].at(-1)!;
    const { left, top, right, bottom } = toast.getBoundingClientRect();
    const isOutside = left < 0 || right > innerWidth || top < 0 || (fits && bottom > innerHeight);
    const faults = isOutside ? ['the toast is outside the window'] : [];
    // What the board scrolls below the title row is out of view.
    const row = toast.closest('[data-toasts]')?.parentElement;
    for (const element of document.querySelectorAll(`header, main :is(${NEEDED})`)) {
      const box = element.getBoundingClientRect();
      const isBelowRow = row && getComputedStyle(row).position === 'sticky' && !row.contains(element);
      const isShown = element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1;
      if (!isShown || element.contains(toast) || toast.contains(element)) continue;
      const across = Math.min(right, box.right) - Math.max(left, box.left);
      const edge = isBelowRow && scrollY > 0 ? row.getBoundingClientRect().bottom : 0;
      const down = Math.min(bottom, box.bottom) - Math.max(top, box.top, edge);
      if (across > 1 && down > 1) {
        const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 24);
        faults.push(`${element.tagName.toLowerCase()} "${name}" is covered`);
      }
    }
    return faults;
  }, options);
}
