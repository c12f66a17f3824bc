import type { Page } from '@playwright/test';
import { addMisbehavingGame } from '../site/misbehaving-game.ts';
import { expect, patience, test } from '../site/test.ts';

type Counts = Record<'intervals' | 'frames' | 'timeouts' | 'keys' | 'mutations', number>;

const countsOf = (page: Page) => page.evaluate(() => (window as unknown as { counts: Counts }).counts);

/** Triggers what the game listens to: a key press, page changes, and the page's own short timers. */
async function stir(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 10;
        const timer = setInterval(() => {
          document.body.append(document.createElement('i'));
          requestAnimationFrame(() => {
            if ((left -= 1) > 0) return;
            clearInterval(timer);
            resolve();
          });
        }, 20);
      }),
  );
}

test('everything that a game starts ends when the visitor leaves, and other entries of the storage stay @long', async ({
  page,
  ownSite,
}) => {
  addMisbehavingGame(ownSite.plugins, { key: 'bad-manners', of: 'logo-game' });
  await page.goto(ownSite.url);
  await page.evaluate(() => sessionStorage.setItem('of-another', 'kept'));
  await page.getByRole('link', { name: /^Misbehaving Game/ }).click({ timeout: patience(40_000) });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(async () => (await countsOf(page)).timeouts).toBeGreaterThan(2);
  await stir(page);
  const during = await countsOf(page);
  expect(Object.values(during).every((count) => count > 0)).toBe(true);

  await page.goBack();
  await page.getByRole('link', { name: /^FutWordle .*Play$/ }).waitFor();
  const after = await countsOf(page);
  await stir(page);
  expect(await countsOf(page)).toEqual(after);
  expect(await page.evaluate(() => [sessionStorage.getItem('of-another'), localStorage.getItem('misbehaved')])).toEqual(
    ['kept', null],
  );
});
