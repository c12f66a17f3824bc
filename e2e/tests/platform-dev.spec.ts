import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { confirmPassword, logInWithoutPage, openTab } from '../site/administrator.ts';
import { newAuthor, type Author, type DevelopmentServer } from '../site/author.ts';
import { edit } from '../site/edit.ts';
import { startSite, type Site } from '../site/site.ts';
import { expect, patience, test } from '../site/test.ts';

const KEY = 'cup-finals';

test.setTimeout(patience(180_000));
test.describe.configure({ mode: 'serial' });

let site: Site;
let author: Author;
let project: string;
let dev: DevelopmentServer;

test.beforeAll(async () => {
  site = await startSite({}, process.env['SITE_DATA']);
  author = await newAuthor(site.url);
  await author.run(['new', KEY]);
  project = join(author.folder, KEY);
  await author.install(project);
  dev = await author.develop(project);
});

test.afterAll(async () => {
  dev?.stop();
  author?.dispose();
  await site?.stop();
});

/** Allows a development build, as an administrator does in the console. */
async function allowInConsole(page: Page): Promise<void> {
  await logInWithoutPage(page, site.url);
  await openTab(page, 'plugins', site.url);
  await page.getByRole('textbox', { name: 'Address of a game on this machine' }).fill(dev.origin);
  await page.getByRole('combobox', { name: 'Duration' }).selectOption('1 h');
  const [choice] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose plugin.json and allow it' }).click(),
  ]);
  await choice.setFiles(join(project, 'plugin.json'));
  await confirmPassword(page);
  await expect(page.getByText(`${KEY} is loaded from ${dev.origin} in this session.`).first()).toBeVisible();
}

const banner = (page: Page) => page.getByRole('note').filter({ hasText: dev.origin });
const notFound = (page: Page) => page.getByRole('heading', { name: /not found/i });

test('without a site, a change reloads the page and keeps the round, and an error names its file and line', async ({
  page,
}) => {
  await page.goto(dev.origin);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Question 1/5')).toBeVisible();
  edit(project, 'src/locales/en.json', (text) => text.replace('Question {number}', 'Number {number}'));
  await expect(page.getByText('Number 1/5')).toBeVisible({ timeout: patience(30_000) });

  const overlay = page.getByRole('alertdialog');
  edit(project, 'src/game.ts', (text) => `const = 1;\n${text}`);
  await expect(overlay).toContainText('src/game.ts:1', { timeout: patience(30_000) });
  const throwing = "View: () => {\n    throw new Error('no board');\n  },";
  edit(project, 'src/game.ts', (text) => text.replace('const = 1;\n', '').replace(/View: \w+,/, throwing));
  await expect(overlay).toContainText(/Error: no board\s+src\/game\.ts:\d+/, { timeout: patience(30_000) });
  edit(project, 'src/game.ts', (text) => text.replace(throwing, 'View: CupFinals,'));
  await expect(page.getByText('Number 1/5')).toBeVisible({ timeout: patience(30_000) });
});

test('a local game runs in the built shell for the administrator who allowed it, and for nobody else', async ({
  page,
  browser,
}) => {
  await page.goto(`${site.url}/${KEY}?dev=${dev.origin}`);
  await expect(notFound(page)).toBeVisible();
  await allowInConsole(page);
  await page.goto(`${site.url}/${KEY}`);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Number 1/5')).toBeVisible();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`${site.url}/${KEY}?dev=${dev.origin}`);
  await expect(notFound(other)).toBeVisible();
  await stranger.close();
});

test(
  'the banner shows when the override expires, and its button ends it at once',
  { tag: '@long' },
  async ({ page }) => {
    await allowInConsole(page);
    await page.goto(site.url);
    await expect(banner(page)).toContainText(/until \d{1,2}:\d{2}/);
    await expect(page.getByRole('link', { name: /^Cup Finals/ })).toBeVisible();
    await banner(page).getByRole('button', { name: 'End the override of Cup Finals' }).click();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('link', { name: /^FutWordle .*Play$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Cup Finals/ })).toBeHidden();
    await page.goto(`${site.url}/${KEY}`);
    await expect(notFound(page)).toBeVisible();
  },
);

test('the console lists the overrides of the session and ends them @long', async ({ page }) => {
  await allowInConsole(page);
  const item = page.getByRole('listitem').filter({ hasText: `${KEY} from ${dev.origin} until` });
  await expect(item).toBeVisible();
  await item.getByRole('button', { name: `End ${KEY}` }).click();
  await expect(item).toBeHidden();
  await page.goto(`${site.url}/${KEY}`);
  await expect(notFound(page)).toBeVisible();
});

test('an expired override disappears from an open page @long', async ({ page }) => {
  await page.clock.install();
  await allowInConsole(page);
  await page.goto(site.url);
  await expect(banner(page)).toBeVisible();
  // The server's clock cannot be changed, so the expiry is set to the past.
  await page.request.delete(`${site.url}/api/admin/plugins/${KEY}/dev-override`, {
    headers: { origin: site.url },
  });
  await page.clock.fastForward('01:01:00');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('link', { name: /^Cup Finals/ })).toBeHidden();
});
