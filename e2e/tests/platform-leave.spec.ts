import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import { isSaved, startButton } from '../site/game-visit.ts';
import { expect, patience, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

/** The shell's own timers, for cached responses and toasts, are at least this long and are not counted. */
const PAGE_CLOCK_MS = 300_000;

/** Counts pending timers and page-wide listeners. */
async function countResources(page: Page): Promise<void> {
  await page.addInitScript((pageClockMs) => {
    const timers = new Set<number>();
    const listeners = new Map<string, number>();
    const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
    Object.assign(window, {
      setTimeout(run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) {
        if (ms !== undefined && ms >= pageClockMs) return setTimeout(run, ms);
        const id = setTimeout(() => {
          timers.delete(id);
          run(...given);
        }, ms);
        timers.add(id);
        return id;
      },
      setInterval(run: () => void, ms?: number) {
        const id = setInterval(run, ms);
        timers.add(id);
        return id;
      },
      clearTimeout: (id: number) => void (timers.delete(id), clearTimeout(id)),
      clearInterval: (id: number) => void (timers.delete(id), clearInterval(id)),
      resources: () => ({ timers: timers.size, listeners: Object.fromEntries(listeners) }),
    });
    for (const target of [window, document]) {
      const { addEventListener, removeEventListener } = target;
      const count = (name: string, change: number) => listeners.set(name, (listeners.get(name) ?? 0) + change);
      target.addEventListener = (...given: Parameters<typeof addEventListener>) => {
        count(given[0], 1);
        addEventListener.apply(target, given);
      };
      target.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
        count(given[0], -1);
        removeEventListener.apply(target, given);
      };
    }
  }, PAGE_CLOCK_MS);
}

interface TrackedResources {
  timers: number;
  listeners: Record<string, number>;
}

/** The shell's own timers: the hub's check for a new day, and at most one other. */
const OWN_TIMERS = 2;

const resources = (page: Page): Promise<TrackedResources> =>
  page.evaluate(() => (window as unknown as { resources(): TrackedResources }).resources());

/** Returns the page's resources once two measurements are equal. */
async function settledResources(page: Page): Promise<TrackedResources> {
  let last = await resources(page);
  await expect(async () => {
    const before = last;
    last = await resources(page);
    expect(last).toEqual(before);
  }).toPass({ intervals: [500] });
  return last;
}

/** Lists resources that have increased. The page's own metrics remove their listeners after the first input. */
function grown(before: TrackedResources, { timers, listeners }: TrackedResources): string[] {
  const more = Object.keys(listeners).filter((name) => listeners[name]! > (before.listeners[name] ?? 0));
  return timers > Math.max(OWN_TIMERS, before.timers) ? ['timers', ...more] : more;
}

const sheetsOf = (page: Page, game: string) =>
  page.evaluate(
    (path) => [...document.styleSheets].filter(({ href, disabled }) => href?.includes(path) && !disabled).length,
    `/plugins/${game}/`,
  );

/** `npm test` leaves one game, which has timers and page-wide listeners, because all games would take too long. */
const visited = allPlayers.filter(({ key }) => process.env['E2E'] === 'all' || key === 'player-grid');

for (const player of visited) {
  test(`${player.key}: leaving a game removes its timers, listeners, styles and text`, async ({ page }) => {
    const { key, route, startText } = player;
    await countResources(page);
    await page.goto('/');
    // The pick of the day, which is above the cards, may be the same game.
    const card = page.locator(`main a[href="${route}"]`).last();
    const visit = async () => {
      await card.click();
      if (startText !== null) await startButton(page, player, 'en').click();
      await expect.poll(() => isSaved(page, key)).toBe(true);
      expect(await sheetsOf(page, key)).toBeGreaterThan(0);
      await page.getByRole('button', { name: shellText('en', 'shell.menu') }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: shellText('en', 'shell.games') })
        .click();
      await card.waitFor();
    };

    // The first visit loads code that stays on purpose.
    await visit();
    await expect.poll(() => sheetsOf(page, key)).toBe(0);
    await expect(page.getByRole('status')).toHaveText('');
    await expect.poll(async () => (await resources(page)).timers).toBeLessThanOrEqual(OWN_TIMERS);
    const before = await settledResources(page);
    await visit();
    await expect.poll(async () => grown(before, await resources(page))).toEqual([]);
    expect(await sheetsOf(page, key)).toBe(0);
  });
}

test(
  'page-wide rules of a game’s style sheet do not apply after the visitor leaves the game',
  { tag: '@long' },
  async ({ page, ownSite }) => {
    // Bypasses all checks by copying the game to the plugin folder of a running site.
    const staged = join(ownSite.plugins, '.loud');
    cpSync(join(ownSite.plugins, 'logo-game/dist'), join(staged, 'dist'), { recursive: true });
    for (const file of ['plugin.json', 'remoteEntry.js']) {
      const path = join(staged, 'dist', file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('logo-game', 'loud-game'));
    }
    const manifest = join(staged, 'dist/plugin.json');
    const described = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>;
    writeFileSync(manifest, JSON.stringify({ ...described, route: '/loud-game', name: { en: 'Loud Game' } }));
    const css = /assets\/[\w-]+\.css/.exec(readFileSync(join(staged, 'dist/remoteEntry.js'), 'utf8'))![0];
    writeFileSync(join(staged, 'dist', css), 'body { outline: 7px solid red }', { flag: 'a' });
    renameSync(staged, join(ownSite.plugins, 'loud-game'));

    const outline = () => page.evaluate(() => getComputedStyle(document.body).outlineWidth);
    await page.goto(ownSite.url);
    await page.getByRole('link', { name: /^Loud Game/ }).click({ timeout: patience(40_000) });
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    expect(await outline()).toBe('7px');
    await page.getByRole('link', { name: 'Soccer Legends' }).click();
    await page.getByRole('link', { name: /^FutWordle .*Play$/ }).waitFor();
    expect(await outline()).not.toBe('7px');
  },
);
