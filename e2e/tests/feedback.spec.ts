import { logInWithoutPage, openTab } from '../site/administrator.ts';
import countryGame from '../players/country-game.ts';
import managerGame from '../players/manager-game.ts';
import { expectAccessible } from '../site/accessibility.ts';
import { begin, openWithPausedClock, playToEnd, shellButton } from '../site/game-visit.ts';
import { expect, test, visit } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

const HOSTILE = '<img src=x onerror=alert(1)> \u202Eesrever =1+1';

test('the form rejects feedback that is too short and sends valid feedback, which the administrator sees as plain text', async ({
  page,
}) => {
  await visit(page, '/feedback?game=logo&about=Guess%20the%20Club%20Logo');
  await expect(page.getByLabel('Game')).toHaveValue('logo');
  await expect(page.getByLabel('Your feedback')).toHaveValue('About Guess the Club Logo: ');
  await page.getByLabel('Your feedback').fill('ab');
  await page.getByLabel('E-mail (optional)').fill('ann@');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Por favor escribe tu feedback')).toBeVisible();
  await expect(page.getByText('Please write 3 to')).toBeVisible();
  await expect(page.getByText('Email inválido')).toBeVisible();

  await page.getByLabel('Your feedback').fill(HOSTILE);
  await page.getByLabel('E-mail (optional)').fill('');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Feedback received').first()).toBeVisible();
  await expect(page.getByLabel('Your feedback')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('lastFeedback'))).toBeNull();

  await logInWithoutPage(page);
  await openTab(page, 'feedback');
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The entry was deleted.').first()).toBeVisible();
});

test(
  'the URL of the feedback form selects the game, and an unknown game selects general feedback',
  { tag: '@long' },
  async ({ page }) => {
    for (const [query, game] of [
      ['?game=memo', 'memo'],
      ['?game=chess', 'general'],
      ['', 'general'],
    ] as const) {
      await visit(page, `/feedback${query}`);
      await expect(page.getByLabel('Game')).toHaveValue(game);
      await expect(page.getByLabel('Your feedback')).toHaveValue('');
    }
  },
);

test('the results screen links to a feedback form with the game selected', async ({ page }) => {
  await openWithPausedClock(page, managerGame, 'en');
  await begin(page, managerGame, 'en', 'mouse');
  // Lets the time of every question run out.
  for (let question = 0; question < 6; question += 1) await page.clock.runFor(8000);
  await page.getByRole('link', { name: shellText('en', 'results.report') }).click();
  await expect(page).toHaveURL(/\/feedback\?game=manager&about=/);
  await expect(page.getByLabel('Game')).toHaveValue('manager');
  await expect(page.getByLabel('Your feedback')).toHaveValue(/^About .+: $/);
});

test(
  'the feedback form shows the request id of a server error, which the log contains',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/feedback');
    await page.getByLabel('Your feedback').fill('The crest is upside down');
    await page.route('**/api/feedback', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Sorry', requestId: '0a1b2c-9' } }),
    );
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Reference: 0a1b2c-9').first()).toBeVisible();
  },
);

test('the feedback form keeps text that could not be sent: after a rejection, offline, and on the next visit', async ({
  page,
  context,
}) => {
  await visit(page, '/feedback');
  await page.getByLabel('Your feedback').fill('The crest is upside down');
  await page.route('**/api/feedback', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '43000' },
      json: { code: 'rateLimited', message: 'Too many', requestId: 'r' },
    }),
  );
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(
    page
      .getByText('A lot of feedback arrived in a short time. If this page stays open, yours is sent again in 12 hours.')
      .first(),
  ).toBeVisible();

  await page.unroute('**/api/feedback');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Connection error').first()).toBeVisible();
  await context.setOffline(false);
  await visit(page, '/feedback?game=logo&about=Logos');
  await expect(page.getByLabel('Your feedback')).toHaveValue('The crest is upside down');
});

test(
  'a visitor reports a round from its results, and an administrator replays the round',
  { tag: '@long' },
  async ({ page, browser }) => {
    await openWithPausedClock(page, countryGame, 'de');
    await begin(page, countryGame, 'de', 'mouse');
    await playToEnd(page, countryGame, { language: 'de', right: false, input: 'mouse' });
    await page.clock.resume();
    await shellButton(page, 'de', 'report.open').click();
    const form = page.getByRole('dialog');
    await form.getByRole('radio', { name: shellText('de', 'report.reason.answer') }).check();
    await form.getByRole('textbox').fill('Er spielte für Italien.');
    await expectAccessible(page, 'the report of a round');
    await form.getByRole('button', { name: shellText('de', 'report.send') }).click();
    await expect(page.getByText(shellText('de', 'feedback.received')).first()).toBeVisible();

    const console = await (await browser.newContext({ baseURL: process.env['SITE_URL']! })).newPage();
    await logInWithoutPage(console, process.env['SITE_URL']!);
    await openTab(console, 'feedback');
    const row = console.getByRole('row').filter({ hasText: 'Er spielte für Italien.' });
    await expect(row).toContainText(/The answer is wrong · country-game \d+\.\d+\.\d+, after \d+ moves \(de\)/);
    const opened = console.waitForEvent('popup');
    await row.getByRole('link', { name: 'Play the round' }).click();
    const axis = (await opened).getByRole('slider', { name: shellText('en', 'replay.axis') });
    await axis.press('End');
    await expect(axis).toHaveAttribute('aria-valuetext', /^Minute 90: (\d+) of \d+$/);
    await console.context().close();
  },
);
