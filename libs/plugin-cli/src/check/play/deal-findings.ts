import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from '@soccer-legends/plugin-checks';
import type { Page } from 'playwright-core';
import { isFrozenCall } from '../../local-site/data-calls.ts';
import { inGame, type PageGame } from './page-game.ts';

/** Two moments and random numbers that a deal must not depend on. */
const CIRCUMSTANCES = [
  { date: '2026-06-30T08:00:00Z', chance: 0.1 },
  { date: '2031-12-31T23:59:59Z', chance: 0.9 },
] as const;
/** The longest deal, with responses that arrive at once. */
const SLOW_MS = 5000;
const PATIENCE_MS = 20_000;

/**
 * Deals twice with the same seed and the same responses of the site, but with different times and random numbers. The game's
 * module must be loaded. Deals that fail without the page's services are not compared.
 * @param entry the address of its federation entry
 * @param isShared whether matchdays deal the game to everybody
 */
export async function dealFindings(page: Page, entry: string, isShared: boolean): Promise<Finding[]> {
  const deals: Dealt[] = [];
  for (const { date, chance } of CIRCUMSTANCES) {
    await page.clock.setSystemTime(date);
    deals.push(await timed(page, inGame(page, entry, dealWith, { chance })));
  }
  await page.clock.setSystemTime(Date.now());
  const ms = Math.min(...deals.map((deal) => deal.ms));
  const unfrozen = deals.flatMap(({ calls }) => calls).filter((call) => !isFrozenCall(call));
  return [
    ...(ms > SLOW_MS ? [slowDeal(ms)] : []),
    ...(isShared && deals[0]!.deal !== deals[1]!.deal ? [DIFFERENT] : []),
    ...(isShared ? [...new Set(unfrozen)].map(notFrozen) : []),
  ];
}

interface Dealt {
  /** JSON; null if the deal failed. */
  deal: string | null;
  /** Paths of its calls, with the query. */
  calls: readonly string[];
  ms: number;
}

const DIFFERENT: Finding = {
  code: 'deal.notReproducible',
  message: 'The same seed dealt different rounds at two times.',
};

function slowDeal(ms: number): Finding {
  const seconds = ms < PATIENCE_MS ? (ms / 1000).toFixed(1) : `more than ${PATIENCE_MS / 1000}`;
  return {
    code: 'deal.slow',
    message: `A deal took ${seconds} seconds, although every call was answered at once. The limit is ${SLOW_MS / 1000}.`,
  };
}

function notFrozen(call: string): Finding {
  return {
    code: 'deal.notFrozen',
    message: `The deal reads ${call}, whose response may change during a matchday.`,
  };
}

/** Waits for a deal while the page's clock follows the real one. */
async function timed(page: Page, dealing: Promise<Omit<Dealt, 'ms'>>): Promise<Dealt> {
  const began = Date.now();
  const passed = () => Date.now() - began;
  const done: { dealt?: Omit<Dealt, 'ms'> } = {};
  void dealing.then(
    (dealt) => Object.assign(done, { dealt }),
    () => undefined,
  );
  for (let last = 0; done.dealt === undefined && passed() < PATIENCE_MS;) {
    await wait(30);
    const now = passed();
    await Promise.race([page.clock.fastForward(now - last), wait(PATIENCE_MS)]);
    last = now;
  }
  return { deal: null, calls: [], ...done.dealt, ms: passed() };
}

async function dealWith(
  { game, options, services, calls }: PageGame,
  { chance }: { chance: number },
): Promise<Omit<Dealt, 'ms'>> {
  const { random } = Math;
  Math.random = () => chance;
  try {
    return { deal: JSON.stringify(await game.deal({ options, services, seed: 1 })), calls };
  } catch {
    return { deal: null, calls };
  } finally {
    Math.random = random;
  }
}
