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
  const page = await browser.newPage({ locale: 'de-DE' });
  const address = `http://games.test:${new URL(baseURL!).port}/season`;
  await page.goto(address);
  await page.evaluate(
    ([cookies, value]) => {
      for (const name of cookies) document.cookie = `${name}=${value};path=/;domain=games.test`;
    },
    [names(24), VALUE] as const,
  );
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain(names(24).at(-1)!);
  await page.goto(address);
  await expect(page.getByRole('heading')).toHaveText(['Zu viele Cookies']);
  await page.getByRole('button', { name: 'Cookies löschen' }).click();
  await expect(page.getByRole('main')).not.toContainText('Cookies');
  expect(await page.evaluate(() => document.cookie)).not.toContain('other');
  await browser.close();
});
