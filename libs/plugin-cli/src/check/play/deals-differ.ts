import type { Page } from 'playwright-core';

/** Two moments and random numbers that a deal must not depend on. */
const CIRCUMSTANCES = [
  { date: '2026-06-30T08:00:00Z', chance: 0.1 },
  { date: '2031-12-31T23:59:59Z', chance: 0.9 },
] as const;

/**
 * Returns whether the same seed deals different rounds at two times, with the same responses of the site. The game's
 * module must be loaded. False for a game that deals nothing without the page's services.
 * @param entry the address of its federation entry
 */
export async function dealsDiffer(page: Page, entry: string): Promise<boolean> {
  const deals: (string | null)[] = [];
  for (const { date, chance } of CIRCUMSTANCES) {
    await page.clock.setSystemTime(date);
    deals.push(await page.evaluate(dealWith, { entry, chance }));
  }
  await page.clock.setSystemTime(Date.now());
  return deals[0] !== deals[1];
}

/** Runs in the page. The container returns the module that the page has loaded. */
async function dealWith({ entry, chance }: { entry: string; chance: number }): Promise<string | null> {
  const { get } = (await import(/* @vite-ignore */ entry)) as {
    get(name: string): Promise<() => { default: Dealing }>;
  };
  const { default: game } = (await get('./game'))();
  const nothing = (): void => undefined;
  const services = {
    language: 'en',
    http: {
      get: async (path: string) => ((await fetch(path)) as Response).json(),
      post: () => Promise.reject(new Error('A deal that all players share sends nothing.')),
    },
    storage: { read: () => null, write: nothing },
    t: (key: string) => key,
    ...{ toast: nothing, announce: nothing, log: nothing },
  };
  const options = Object.fromEntries((game.intro?.options ?? []).map(({ name, initial }) => [name, initial]));
  const { random } = Math;
  Math.random = () => chance;
  try {
    return JSON.stringify(await game.deal({ options, services, seed: 1 }));
  } catch {
    return null;
  } finally {
    Math.random = random;
  }
}

interface Dealing {
  intro?: { options?: { name: string; initial: string }[] };
  deal(context: object): Promise<unknown>;
}
