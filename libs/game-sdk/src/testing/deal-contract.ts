import { describe, expect, test, vi } from 'vitest';
import type { DealContext, Options } from '../game.ts';
import type { GameServices } from '../services.ts';
import { fakeServices } from './fake-services.ts';

/** The deal that `testDealContract` checks, and the responses that it gets. */
export interface DealContractOptions {
  deal(context: DealContext): Promise<unknown>;
  /** The server's response to every call: a value, an `Error` to reject with, or a function of the path. */
  answer?: unknown;
  /** Options chosen on the intro; none by default. */
  options?: Options;
  /** Number of seeds; 20 by default. */
  seeds?: number;
}

/** What may differ between two players who get the same deal. */
interface Circumstances {
  date: string;
  /** Result of `Math.random`. */
  chance: number;
  language: GameServices['language'];
}

const ONE: Circumstances = { date: '2026-06-30T08:00:00Z', chance: 0.1, language: 'en' };
const OTHER: Circumstances = { date: '2031-12-31T23:59:59Z', chance: 0.9, language: 'de' };

/**
 * Tests that a deal depends only on its seed, its options and the server's responses. Everybody who plays a matchday
 * then gets the same round, whatever the time, language and browser.
 */
export function testDealContract(name: string, { deal, answer, options = {}, seeds = 20 }: DealContractOptions): void {
  describe(`${name} keeps the deal contract`, () => {
    test('the same seed and the same responses deal the same round to everybody', async () => {
      for (let seed = 1; seed <= seeds; seed++) {
        const first = await dealIn(ONE, seed);
        expect(await dealIn(OTHER, seed)).toBe(first);
      }
    });
  });

  async function dealIn({ date, chance, language }: Circumstances, seed: number): Promise<string> {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(date) });
    const random = vi.spyOn(Math, 'random').mockReturnValue(chance);
    try {
      return JSON.stringify(await deal({ options, seed, services: servicesIn(language, answer) }));
    } finally {
      random.mockRestore();
      vi.useRealTimers();
    }
  }
}

/** Returns services with an empty storage, whose server responds to POST as to GET. */
function servicesIn(language: GameServices['language'], answer: unknown): GameServices {
  const { services } = fakeServices({ answer, t: (key) => `${language}: ${key}` });
  const { get } = services.http;
  return { ...services, language, http: { get, post: (path, _body, options) => get(path, options) } };
}
