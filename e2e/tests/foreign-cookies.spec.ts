import { expect, test } from '../site/test.ts';

const VALUE = 'x'.repeat(3400);
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `other${index}`);

test('a visitor with 40 kB of cookies deletes them with one press', async ({ page, context, baseURL }) => {
  const url = baseURL!;
  await context.addCookies(names(12).map((name) => ({ name, value: VALUE, url, httpOnly: true })));
  await page.goto('/futwordle');
  await expect(page.getByRole('heading', { name: 'Too many cookies' })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('other');
  await page.getByRole('button', { name: 'Delete the cookies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FutWordle');
  expect((await context.cookies()).filter(({ name }) => name.startsWith('other'))).toEqual([]);
});

test('on plain HTTP, a script deletes cookies that the server could not even read', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Unlike localhost, this address is not a secure context.
  const { args = [], ...options } = launchOptions;
  const rule = '--host-resolver-rules=MAP games.test localhost';
  const browser = await playwright.chromium.launch({ ...options, args: [...args, rule] });
  const context = await browser.newContext({ locale: 'de-DE' });
  // Chromium may send a navigation before it has stored what a script wrote to `document.cookie`.
  await context.addCookies(names(24).map((name) => ({ name, value: VALUE, domain: '.games.test', path: '/' })));
  const page = await context.newPage();
  await page.goto(`http://games.test:${new URL(baseURL!).port}/season`);
  await expect(page.getByRole('heading')).toHaveText(['Zu viele Cookies']);
  await page.getByRole('button', { name: 'Cookies löschen' }).click();
  await expect(page.getByRole('main')).not.toContainText('Cookies');
  expect(await page.evaluate(() => document.cookie)).not.toContain('other');
  await browser.close();
});
