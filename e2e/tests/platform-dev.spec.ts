import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { IssuedPublishToken } from '@soccer-legends/contracts';
import { confirmPassword, logInWithoutPage, openTab, signIn } from '../site/administrator.ts';
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
const usedLink = (page: Page) => page.getByRole('heading', { name: 'This link was used or has expired' });

test('without a site, a change reloads the page and keeps the round, and an error names its file and line', async ({
  page,
}) => {
  await page.goto(dev.origin);
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(game.getByText('Question 1/5')).toBeVisible();
  edit(project, 'src/locales/en.json', (text) => text.replace('Question {number}', 'Number {number}'));
  await expect(game.getByText('Number 1/5')).toBeVisible({ timeout: patience(30_000) });

  const overlay = game.getByRole('alertdialog');
  edit(project, 'src/game.ts', (text) => `const = 1;\n${text}`);
  await expect(overlay).toContainText('src/game.ts:1', { timeout: patience(30_000) });
  const throwing = "View: () => {\n    throw new Error('no board');\n  },";
  edit(project, 'src/game.ts', (text) => text.replace('const = 1;\n', '').replace(/View: \w+,/, throwing));
  await expect(overlay).toContainText(/Error: no board\s+src\/game\.ts:\d+/, { timeout: patience(30_000) });
  edit(project, 'src/game.ts', (text) => text.replace(throwing, 'View: CupFinals,'));
  await expect(game.getByText('Number 1/5')).toBeVisible({ timeout: patience(30_000) });
});

test('the developer tools step through a round, skip its clock, and open a copied round at its move', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(dev.origin);
  const game = page.frameLocator('iframe');
  const tools = page.getByRole('complementary', { name: 'Developer tools' });
  const moves = tools.getByRole('list').first().getByRole('button');
  const seed = tools.getByRole('spinbutton', { name: 'Seed' });
  await seed.fill('4294967296');
  await tools.getByRole('button', { name: 'Restart' }).click();
  await expect(seed).toHaveJSProperty('validationMessage', 'Value must be less than or equal to 4294967295.');
  await seed.fill('4217');
  await tools.getByRole('button', { name: 'Restart' }).click();
  await expect(game.getByText('Number 1/5')).toBeVisible();
  await tools.getByRole('button', { name: 'Stop the clock' }).click();
  await game.locator('[data-board] button').first().click();
  await expect(moves).toHaveText([/^0start/, /^1answer/]);
  await tools.getByRole('button', { name: /^Skip/ }).click();
  await expect(game.getByText('Number 2/5')).toBeVisible();
  const back = tools.getByRole('button', { name: 'One move back' });
  await back.click();
  await expect(game.getByText('Number 1/5')).toBeVisible();
  await expect(moves.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(back).toBeFocused();
  await tools.getByRole('button', { name: 'Copy the round' }).click();
  await expect(tools.getByText(/^Copied/)).toBeVisible();

  await tools.getByRole('button', { name: 'New seed' }).click();
  await expect(moves).toHaveCount(1);
  await tools.getByRole('button', { name: 'Paste a report' }).click();
  const report = tools.getByRole('textbox', { name: /report/ });
  await report.fill('memo-game.1.abc');
  await tools.getByRole('button', { name: 'Open' }).click();
  await expect(tools.getByRole('alert')).toHaveText('This is a round of memo-game.');
  await expect(report).toHaveValue('memo-game.1.abc');
  await report.fill(await page.evaluate(() => navigator.clipboard.readText()));
  await tools.getByRole('button', { name: 'Open' }).click();
  await expect(moves).toHaveCount(3);
  await expect(moves.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(seed).toHaveValue('4217');

  await moves.first().click();
  await expect(moves.first()).toHaveAttribute('aria-current', 'step');
  await tools.getByRole('combobox', { name: 'Time' }).selectOption('none');
  await expect(tools.getByText('no limit')).toBeVisible();
  await expect(moves).toHaveCount(3);
});

test('the link that dev prints with a publish token shows the build in the site, in a frame, to one browser only', async ({
  page,
  browser,
}) => {
  const admin = await signIn(page.request, site.url);
  const token = { name: 'team', days: 1 };
  const { secret } = await admin.send<IssuedPublishToken>('POST', `/api/admin/plugins/${KEY}/tokens`, token);
  const own = await author.develop(project, secret);
  const other = await browser.newContext();
  try {
    const visitor = await other.newPage();
    const link = await own.link();
    await visitor.goto(link);
    await expect(visitor.getByRole('note').filter({ hasText: own.origin })).toBeVisible();
    await visitor.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(visitor.frameLocator('#frames iframe').getByText('Number 1/5')).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This browser is signed in to the console' })).toBeVisible();
    await visitor.getByRole('button', { name: 'End the override of Cup Finals' }).click();
    await expect(visitor).toHaveURL(`${site.url}/`);
    await visitor.goto(`${site.url}/${KEY}`);
    await expect(notFound(visitor)).toBeVisible();
  } finally {
    await other.close();
    own.stop();
  }
});

test('a local game runs in the built shell for the administrator who allowed it, and for nobody else', async ({
  page,
  browser,
}) => {
  await page.goto(`${site.url}/${KEY}?dev=${dev.origin}`);
  await expect(usedLink(page)).toBeVisible();
  await allowInConsole(page);
  await page.goto(`${site.url}/${KEY}`);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Number 1/5')).toBeVisible();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`${site.url}/${KEY}?dev=${dev.origin}`);
  await expect(usedLink(other)).toBeVisible();
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
