import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  tokenOfMatchday,
  type AlbumSpread,
  type GameListing,
  type Matchday,
  type PluginDetail,
} from '@soccer-legends/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { parse } from 'yaml';
import { confirmPassword, logInWithoutPage, openTab, signIn } from '../site/administrator.ts';
import { newAuthor } from '../site/author.ts';
import { boardIn } from '../site/board.ts';
import { edit } from '../site/edit.ts';
import { runningFixture } from '../site/running-fixture.ts';
import { shellHash } from '../site/shell-hash.ts';
import { startSite } from '../site/site.ts';
import { expect, patience, test } from '../site/test.ts';

const KEY = 'cup-finals';
/** Makes a server believe that a day has passed. */
const A_DAY_LATER = `--import=data:text/javascript,${encodeURIComponent(
  'const later = () => Math.floor(performance.timeOrigin + performance.now() + 86_400_000); Date.now = later; globalThis.Date = class extends Date { constructor(...of) { super(...(of.length ? of : [later()])); } };',
)}`;
/** It takes less than a second on an idle machine. */
const OPEN_PAGE_MS = 5000;

// Runs three complete checks with compiler, tests and build.
test.setTimeout(patience(300_000));

test('a team creates, publishes, releases and rolls back a game from an empty folder without a change of the shell', async ({
  page,
  browser,
}, info) => {
  const shell = shellHash();
  const took: string[] = [];
  const step = async <Value>(name: string, action: () => Promise<Value>): Promise<Value> => {
    const began = performance.now();
    const value = await test.step(name, action);
    took.push(`${name}: ${Math.round(performance.now() - began)} ms`);
    return value;
  };
  const site = await startSite({}, process.env['SITE_DATA']);
  const author = await newAuthor(site.url);
  const adminContext = await browser.newContext();
  try {
    let administrator = await signIn(adminContext.request, site.url);
    const token = await step('token', () => makeToken(adminContext, site.url));
    await page.goto(site.url);
    const card = page.getByRole('link', { name: /^Finals Quiz ./ });
    await expect(page.getByRole('link', { name: /^FutWordle .*Play$/ })).toBeVisible();

    const project = join(author.folder, KEY);
    const command = (parameters: string[], exitCode = 0) => author.run(parameters, { cwd: project, token, exitCode });
    await step('new', () => author.run(['new', KEY]));
    await step('install', () => author.install(project));
    await step('edit', async () => {
      edit(project, 'plugin.json', (text) => text.replaceAll('Cup Finals', 'Finals Quiz'));
      await showPlayer(project, site.url);
    });
    await step('dev', async () => {
      const server = await author.develop(project);
      const manifest: unknown = JSON.parse(readFileSync(join(project, 'plugin.json'), 'utf8'));
      const path = `/api/admin/plugins/${KEY}/dev-override`;
      try {
        await administrator.send('POST', path, { origin: server.origin, manifest });
        await tryOut(project, await adminContext.newPage(), { site: site.url, origin: server.origin });
        await administrator.send('DELETE', path);
      } finally {
        server.stop();
      }
    });
    const steps: Record<string, () => Promise<unknown>> = {
      'npm ci': () => author.install(project),
      'npm test': async () => author.test(project),
      'npx soccer-legends check': async () => expect(await command(['check'])).toContain('This game can be published'),
      'npx soccer-legends publish': () => command(['publish']),
    };
    for (const run of workflowOf(project)) await step(`workflow: ${run}`, steps[run]!);
    await expect(card).toBeHidden();
    await step('release', () => command(['release', '--reason', 'first version']));
    await step('found in the open hub', () => expect(card).toBeVisible({ timeout: OPEN_PAGE_MS }));
    await step('played in that tab', async () => {
      await card.click();
      await playOneQuestion(page, boardIn(page));
    });

    await step('admitted to matchdays', async () => {
      expect(await command(['status'])).toContain('An administrator of the site can admit the game');
      const body = { reason: 'We played it.' };
      const { matchdays } = await administrator.send<PluginDetail>(
        'POST',
        `/api/admin/plugins/${KEY}/join-matchdays`,
        body,
      );
      expect(matchdays).toBe('waiting');
      await site.restart({ NODE_OPTIONS: A_DAY_LATER });
      administrator = await signIn(adminContext.request, site.url);
    });
    const matchday = await step('on the card of a matchday', () => matchdayWithGame(site.url));
    await step('played as a fixture', async () => {
      await page.goto(`${site.url}/d/${matchday}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: /Finals Quiz/ })
        .click();
      await playFixture(page, matchday);
      await expect(page.getByRole('heading', { name: '1 new sticker' })).toBeVisible();
    });
    await step('shared', () => shareFixture(page, site.url, matchday));
    await step('challenged', () => challengeFriend(page, browser, matchday));
    await step('in the album', async () => {
      await page.goto(`${site.url}/album`);
      await expect(page.getByText(/^1 of \d+$/).first()).toBeVisible();
    });

    await page.goto(site.url);
    const { id } = (await listings(site.url)).find(({ key }) => key === KEY)!;
    await expect(card).toBeVisible();
    await step('switched off', () => administrator.send('PATCH', `/api/admin/games/${id}`, { isActive: false }));
    await expect(card).toBeHidden({ timeout: OPEN_PAGE_MS });
    await step('switched on', () => administrator.send('PATCH', `/api/admin/games/${id}`, { isActive: true }));
    await expect(card).toBeVisible({ timeout: OPEN_PAGE_MS });

    edit(project, 'plugin.json', (text) => text.replace('"version": "1.0.0"', '"version": "1.1.0"'));
    edit(project, 'src/game.ts', (text) =>
      // The check plays the game at another address.
      text.replace(
        'deal: dealCupFinals',
        "deal: import.meta.url.includes('.invalid/') ? dealCupFinals : () => Promise.reject(new Error('broken'))",
      ),
    );
    await step('publish a broken version', () => command(['publish']));
    await step('release it', () => command(['release', '--reason', 'looked fine here']));
    await expect.poll(async () => versionOf(site.url)).toBe('1.1.0');
    await page.goto(`${site.url}/${KEY}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await step('see where it failed', () =>
      expect
        .poll(() => command(['status']), { timeout: patience(20_000) })
        .toMatch(/1 × Error at src\/game\.ts:\d+\n {4}1\.1\.0, last .*; Chrome 1, en 1/),
    );

    await step('rollback', () => command(['rollback', '--reason', 'no round begins']));
    await expect.poll(async () => versionOf(site.url), { timeout: OPEN_PAGE_MS }).toBe('1.0.0');
    await page.goto(`${site.url}/${KEY}`);
    await step('played again', () => playOneQuestion(page, boardIn(page)));
    expect(await command(['list'])).toMatch(/rollback 1\.0\.0-\w+ .*no round begins/);
  } finally {
    author.dispose();
    await adminContext.close();
    await site.stop();
    info.annotations.push({ type: 'took', description: took.join('; ') });
    console.log(took.join('\n'));
  }
  expect(shellHash()).toBe(shell);
});

/** Returns the commands that GitHub would run for a tag. */
function workflowOf(project: string): string[] {
  const { jobs } = parse(readFileSync(join(project, '.github/workflows/game.yml'), 'utf8'));
  return jobs.game.steps.flatMap(({ run }: { run?: string }) => run ?? []);
}

/** Creates a publish token in the console for a game that the site does not know. */
async function makeToken(adminContext: BrowserContext, url: string): Promise<string> {
  const page = await adminContext.newPage();
  await logInWithoutPage(page, url);
  await openTab(page, 'plugins', url);
  await page.getByRole('textbox', { name: 'Key of a game that is not published yet' }).fill(KEY);
  await page.getByRole('button', { name: 'Publish tokens' }).click();
  const dialog = page.getByRole('dialog', { name: KEY });
  await dialog.getByRole('textbox', { name: 'Team or purpose' }).fill('team');
  await dialog.getByRole('button', { name: 'Create a token' }).click();
  await confirmPassword(page);
  const secret = await dialog.getByRole('status').getByRole('code').innerText();
  await page.close();
  return secret;
}

/** Plays the local game on the site, changes it, and expects the change on the page. */
async function tryOut(project: string, page: Page, { site, origin }: { site: string; origin: string }): Promise<void> {
  await page.goto(`${site}/${KEY}`);
  await expect(page.getByText(origin)).toBeVisible();
  await playOneQuestion(page);
  edit(project, 'src/locales/en.json', (text) => text.replace('Who won the World Cup', 'Which nation won the Cup'));
  // The round continues.
  await expect(page.getByRole('heading', { name: 'Which nation won the Cup' })).toBeVisible({
    timeout: patience(30_000),
  });
  await page.close();
}

/** @param board where the game is: in a frame, because its team is not trusted, except for a developer's own build */
async function playOneQuestion(page: Page, board = page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await board.getByRole('group').getByRole('button').first().click();
  await expect(board.getByText('Question 2/5')).toBeVisible();
}

/** Makes the game show a player of the album in its history, as its author would. */
async function showPlayer(project: string, site: string): Promise<void> {
  const album = (await (await fetch(`${site}/api/album`)).json()) as AlbumSpread[];
  const { id } = album.flatMap(({ slots }) => slots).find((player) => player !== null)!;
  const total = 'roundsTotal: QUESTIONS';
  const history = `, history: state.questions.map(({ winner }, index) => ({
      picture: { src: '/art/player/${id}.svg', kind: 'portrait' },
      correctAnswer: winner,
      playerAnswer: state.answers[index] ?? '',
      isCorrect: state.answers[index] === winner,
    }))`;
  edit(project, `src/rules/${KEY}.ts`, (text) => text.replace(total, total + history));
}

/** Returns a matchday that has the game. Of eleven games, one that is missing on a card is on the next one. */
async function matchdayWithGame(site: string): Promise<number> {
  for (const matchday of [1, 2]) {
    const { fixtures } = (await (await fetch(`${site}/api/matchdays/${matchday}`)).json()) as Matchday;
    if (fixtures.some(({ key }) => key === KEY)) return matchday;
  }
  throw new Error('The game is on neither of two cards.');
}

/** Starts the fixture and gives the right answers, which are in the saved deal. */
async function playFixture(page: Page, matchday: number, start = 'Start'): Promise<void> {
  await page.getByRole('button', { name: start, exact: true }).click();
  const board = boardIn(page);
  const { questions } = await dealOf(page, matchday);
  for (const [index, { winner, options }] of questions.entries()) {
    await expect(board.getByText(`Question ${index + 1}/5`)).toBeVisible();
    await board.getByRole('group').getByRole('button').nth(options.indexOf(winner)).click();
  }
  await page.getByRole('heading', { level: 1, name: 'CONGRATULATIONS!' }).waitFor();
}

interface Deal {
  questions: readonly { winner: string; options: readonly string[] }[];
}

async function dealOf(page: Page, matchday: number): Promise<Deal> {
  const saved = () => runningFixture(page, `${tokenOfMatchday(matchday)}/${KEY}`);
  await expect.poll(saved).toBeDefined();
  return (await saved())!.deal as Deal;
}

async function shareFixture(page: Page, site: string, matchday: number): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const text = await page.getByRole('textbox', { name: 'Text to share' }).innerText();
  expect(text.split('\n')).toEqual([
    `Soccer Legends · Matchday ${matchday}`,
    'Finals Quiz 5/5',
    '🟡🟡🟡🟡🟡',
    '',
    `${site}/d/${matchday}/${KEY}/5-5.hhhhh`,
  ]);
  await page.getByRole('button', { name: 'Close' }).click();
}

/** Opens a challenge's link in another browser, which gets the same questions and compares both rounds. */
async function challengeFriend(page: Page, browser: Browser, matchday: number): Promise<void> {
  await page.getByRole('button', { name: 'Challenge', exact: true }).click();
  const text = await page.getByRole('textbox', { name: 'Text to share' }).innerText();
  await page.getByRole('button', { name: 'Close' }).click();
  const context = await browser.newContext();
  const friend = await context.newPage();
  await friend.goto(text.split('\n').at(-1)!);
  await expect(friend.getByText('The link says: 5 of 5, and its moves give the same.')).toBeVisible();
  await playFixture(friend, matchday, 'Match 5');
  await expect(friend.getByRole('heading', { name: 'A draw' })).toBeVisible();
  await context.close();
}

async function listings(url: string): Promise<GameListing[]> {
  return (await (await fetch(`${url}/api/games`)).json()) as GameListing[];
}

async function versionOf(url: string): Promise<string | undefined> {
  return (await listings(url)).find(({ key }) => key === KEY)?.version;
}
