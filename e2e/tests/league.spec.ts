import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, type LeagueEntries, type LeagueWriting, matchdayOf } from '@soccer-legends/contracts';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expectAccessible } from '../site/accessibility.ts';
import { loseByTime } from '../site/game-visit.ts';
import type { Site } from '../site/site.ts';
import { expect, patience, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

const TODAY = matchdayOf(new Date().toISOString().slice(0, 10))!;
/** The matchdays of this week's Monday and Tuesday. */
const DAYS = [0, 1].map((day) => TODAY - (TODAY % 7) + day);
const CODE = /^(?:\w{4}-){2}\w{4}$/;

async function openSite(browser: Browser, site: Site, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site.url, ...options })).newPage();
  page.on('pageerror', (error) => expect.soft(error.message).toBe(''));
  return page;
}

/** Adds won fixtures to the season of a browser by opening a season file. */
async function finishFixtures(page: Page, language: 'en' | 'de', matchdays: readonly number[]): Promise<void> {
  const rounds = matchdays.map((matchday) => ({
    ...{ id: `d${matchday}/memo-game`, game: 'memo-game', version: '1.0.0', at: Date.now() - DAY_MS, outcome: 'win' },
    ...{ score: 10, won: 1, total: 1, offset: 0, relaxed: false, late: false },
  }));
  await page.getByText(shellText(language, 'season.keep')).click();
  await page.getByLabel(shellText(language, 'season.open')).setInputFiles({
    name: 'season.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ app: 'soccer-legends', v: 1, rounds })),
  });
  const added = shellText(language, 'season.added_other').replace('{count}', String(matchdays.length));
  await expect(page.getByText(added)).toBeVisible();
}

/** Returns the rows of the table as texts: name, fixtures won, and fixtures played. */
async function tableOn(page: Page): Promise<string[]> {
  const rows = await page.getByRole('table').locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const name = await row.getByRole('rowheader').locator('span').first().innerText();
      const cells = await row.getByRole('cell').allInnerTexts();
      return `${name} ${cells.at(-2)!.replace(/\s+/g, ' ')}`;
    }),
  );
}

/**
 * Writes garbage under the id of every member, as anybody with the code can do.
 * @param sent the requests of a member: address and body
 */
async function writeGarbage(page: Page, sent: readonly string[]): Promise<void> {
  const [url = '', body = ''] = sent.find((request) => request.includes('/entries/'))!.split(' ');
  const [league = ''] = url.split('/entries/');
  const { key } = JSON.parse(body) as LeagueWriting;
  const { members } = (await (await page.request.get(league)).json()) as LeagueEntries;
  for (const member of members) {
    const data: LeagueWriting = { key, member, sealed: randomBytes(60).toString('base64') };
    const response = await page.request.post(`${league}/entries/${randomBytes(16).toString('hex')}`, { data });
    expect(response.status()).toBe(204);
  }
}

/** Returns all bytes that the server has written, as Latin-1 text. */
function diskOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1')).join('\n');
}

const CHUNK = 2 ** 24;

/** Returns the given texts that the memory of a process contains, in either of the encodings that V8 uses. Linux only. */
function inMemory(pid: number, texts: readonly string[]): string[] {
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  const found = new Set<string>();
  const search = (bytes: Buffer) => {
    for (const text of texts)
      if ((['latin1', 'utf16le'] as const).some((encoding) => bytes.includes(text, 0, encoding))) found.add(text);
  };
  const areas = readFileSync(`/proc/${pid}/maps`, 'utf8').matchAll(/^([0-9a-f]+)-([0-9a-f]+) rw/gm);
  for (const [, from, to] of areas) {
    const end = Number.parseInt(to!, 16);
    for (let at = Number.parseInt(from!, 16); at < end; at += CHUNK) {
      const bytes = Buffer.alloc(Math.min(CHUNK, end - at));
      try {
        search(bytes.subarray(0, readSync(memory, bytes, 0, bytes.length, at)));
      } catch {
        // The process has released the area in the meantime.
      }
    }
  }
  closeSync(memory);
  return [...found];
}

test('three phones show the same table, even after two days offline and with garbage, and the server cannot read it @long', async ({
  browser,
  ownSite,
}) => {
  test.setTimeout(patience(240_000));
  const mira = await openSite(browser, ownSite);
  await mira.clock.install();
  await mira.goto('/l?lang=en');
  await mira.getByLabel(shellText('en', 'league.name')).fill('Zanzibar');
  await mira.getByLabel(shellText('en', 'league.yourName')).fill('Xaverine');
  await expectAccessible(mira, 'the page that starts a league');
  await mira.getByRole('button', { name: shellText('en', 'league.start'), exact: true }).click();
  const code = (await mira.getByText(CODE).innerText()).replaceAll('-', '');
  await expect(mira).toHaveURL(new RegExp(`/l#${code}$`));
  await expect(mira.getByText(shellText('en', 'league.only'))).toBeVisible();
  await mira.goto(`/logo-game?deal=d${TODAY}&lang=en`);
  await loseByTime(mira, 'en');
  await mira.goto('/l');
  await expect.poll(() => tableOn(mira)).toEqual(['You 0 of 1']);

  const sam = await openSite(browser, ownSite, { viewport: { width: 360, height: 640 } });
  const sent: string[] = [];
  sam.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await sam.goto(`/l?lang=de#${code.toLowerCase()}`);
  await expect(sam.getByText('Zanzibar · ')).toBeVisible();
  await sam.getByLabel(shellText('de', 'league.yourName')).fill('Ottokar');
  await expectAccessible(sam, 'the page that joins a league');
  await sam.getByRole('button', { name: shellText('de', 'league.join'), exact: true }).click();
  await expect.poll(() => tableOn(sam)).toEqual(['Du 0 von 0', 'Xaverine 0 von 1']);
  await expectAccessible(sam, 'a league');
  expect(await sam.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // Sam's browser replays the moves of the lost round and confirms its result.
  await sam.getByRole('button', { name: /Xaverine/ }).click();
  const rounds = sam.getByRole('dialog');
  await expect(rounds.getByText(shellText('de', 'league.locked'))).toBeVisible();
  await expect(rounds.getByText(shellText('de', 'league.claimed'))).toHaveCount(0, { timeout: patience(30_000) });
  await sam.keyboard.press('Escape');

  await sam.goto('/season');
  await sam.getByText(shellText('de', 'season.keep')).waitFor();
  await sam.context().setOffline(true);
  await finishFixtures(sam, 'de', DAYS);
  await sam.context().setOffline(false);
  await sam.goto('/l');
  await expect.poll(() => tableOn(sam)).toEqual(['Du 2 von 2', 'Xaverine 0 von 1']);

  await writeGarbage(sam, sent);
  const secondPhone = await openSite(browser, ownSite);
  await secondPhone.goto(`/l?lang=en#${code}`);
  await secondPhone.getByLabel(shellText('en', 'league.yourName')).fill('Ottokar');
  await secondPhone.getByRole('button', { name: shellText('en', 'league.itIsMe') }).click();
  const expected = ['You 2 of 2', 'Xaverine 0 of 1'];
  await expect.poll(() => tableOn(secondPhone)).toEqual(expected);
  await mira.goto('/l');
  await expect.poll(() => tableOn(mira)).toEqual(['Ottokar 2 of 2', 'You 0 of 1']);
  await mira.goto('/');
  await expect(mira.getByRole('link', { name: /Zanzibar/ })).toContainText('Place 2 of 2 · 2 behind Ottokar');

  const secrets = [code, 'Zanzibar', 'Xaverine', 'Ottokar'];
  expect(sent.length).toBeGreaterThan(10);
  const written = [diskOf(ownSite.data), ownSite.log(), sent.join('\n')].join('\n');
  expect(written).toMatch(/league/);
  expect(secrets.filter((secret) => written.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
  if (process.platform === 'linux')
    expect(inMemory(ownSite.pid(), [...secrets, 'league_entry'])).toEqual(['league_entry']);

  await mira.goto('/l');
  await mira.getByText(shellText('en', 'league.this'), { exact: true }).click();
  await mira.getByRole('button', { name: shellText('en', 'league.newCode') }).click();
  await mira.getByRole('checkbox', { name: 'Ottokar' }).uncheck();
  await mira.getByRole('button', { name: shellText('en', 'league.makeCode') }).click();
  await expect.poll(async () => (await mira.getByText(CODE).innerText()).replaceAll('-', '')).not.toBe(code);
  await expect.poll(() => tableOn(mira)).toEqual(['You 0 of 1']);
  await sam.reload();
  await expect(sam.getByText(shellText('de', 'league.replacedText'))).toBeVisible();
  for (const page of [mira, sam, secondPhone]) await page.context().close();
});
