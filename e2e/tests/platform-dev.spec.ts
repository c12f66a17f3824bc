import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beLoggedIn, openTab } from '../site/administrator.ts';
import { newAuthor } from '../site/author.ts';
import { startSite } from '../site/site.ts';
import { expect, test } from '../site/test.ts';

const KEY = 'cup-finals';

test.setTimeout(180_000);

test('a local game runs inside the built shell for the administrator who allowed it, anew after every change', async ({
  browser,
}) => {
  const site = await startSite({}, process.env['SITE_DATA']);
  const author = await newAuthor(site.url);
  const office = await browser.newContext();
  const port = await freePort();
  await author.run(['new', KEY]);
  const project = join(author.folder, KEY);
  await author.install(project);
  const dev = author.start(['dev', '--port', String(port)], { cwd: project });
  try {
    const origin = `http://localhost:${port}`;
    await expect
      .poll(
        () =>
          fetch(`${origin}/remoteEntry.js`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
    const page = await office.newPage();
    await page.goto(`${site.url}/${KEY}?dev=${origin}`);
    await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();

    await beLoggedIn(page, site.url);
    await openTab(page, 'plugins', site.url);
    await page.getByRole('textbox', { name: 'Address of a game on this machine' }).fill(origin);
    const [choice] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose plugin.json and allow it' }).click(),
    ]);
    await choice.setFiles(join(project, 'plugin.json'));
    await expect(page.getByText(`${KEY} is loaded from ${origin} in this session.`).first()).toBeVisible();
    await page.goto(`${site.url}/${KEY}`);
    await expect(page.getByText(origin)).toBeVisible();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByText('Question 1/5')).toBeVisible();

    const texts = join(project, 'src/locales/en.json');
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('You are asked who won', 'Tell us who won'));
    await expect(page.getByText('Tell us who won')).toBeVisible({ timeout: 30_000 });
    // The round that was under way can be gone on with.
    await expect(page.getByRole('button', { name: 'Resume your game' })).toBeVisible();

    const stranger = await browser.newContext();
    const other = await stranger.newPage();
    await other.goto(`${site.url}/${KEY}`);
    await expect(other.getByRole('heading', { name: /not found/i })).toBeVisible();
    await stranger.close();
  } finally {
    dev.kill();
    author.leave();
    await office.close();
    await site.stop();
  }
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
