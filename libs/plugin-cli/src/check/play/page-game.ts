import type { Page } from 'playwright-core';

/** What a function in the page gets: the loaded game, and what its deal may use. */
export interface PageGame {
  game: {
    deal(context: object): Promise<unknown>;
    perform?(request: unknown, services: object): Promise<unknown>;
    rules: PageRules;
  };
  /** The SDK of the page. */
  sdk: Readonly<Record<'createRandom' | 'randomOfMove', (seed: number, move?: number) => PageRandom>>;
  /** The initial choices of the intro. */
  options: Readonly<Record<string, string>>;
  services: object;
  /** Paths of the calls so far, with the query. */
  calls: readonly string[];
}

export interface PageRandom {
  below(limit: number): number;
}

/** The rules of a game, as far as checks use them. */
interface PageRules {
  start(deal: unknown, random: PageRandom): unknown;
  play(
    state: unknown,
    move: unknown,
    random: PageRandom,
  ): { accepted: true; state: unknown } | { accepted: false; reason: string };
  status(
    state: unknown,
  ):
    | { phase: 'open' | 'locked' }
    | { phase: 'over'; result: { outcome: 'win' | 'lose'; score: number; roundsWon: number; roundsTotal: number } };
  effects?(state: unknown): readonly { move?: unknown; request?: unknown }[];
  legalMoves(state: unknown): Iterable<unknown>;
}

/**
 * Runs a function in a page that has loaded a game, and returns its result. The page gets only the source of the function,
 * which can use nothing but its parameters.
 * @param entry the address of the game's federation entry
 */
export function inGame<Argument, Value>(
  page: Page,
  entry: string,
  run: (game: PageGame, argument: Argument) => Value | Promise<Value>,
  argument: Argument,
): Promise<Value> {
  const [from, given] = [entry, argument].map((value) => JSON.stringify(value));
  return page.evaluate<Value>(`(async () => (${run})(await (${pageGame})(${from}), ${given}))()`);
}

/** The container returns the module that the page has loaded. */
async function pageGame(entry: string): Promise<PageGame> {
  const { get } = (await import(/* @vite-ignore */ entry)) as {
    get(name: string): Promise<() => { default: PageGame['game'] & Introduced }>;
  };
  const game = (await get('./game'))().default;
  const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Host[] } };
  const sdk = __FEDERATION__.__INSTANCES__[0]!.loadShareSync('@soccer-legends/game-sdk')() as PageGame['sdk'];
  const nothing = (): void => undefined;
  const calls: string[] = [];
  const services = {
    language: 'en',
    http: {
      get: async (path: string) => {
        calls.push(path);
        return (await fetch(path)).json() as unknown;
      },
      post: () => Promise.reject(new Error('A deal that all players share sends nothing.')),
    },
    storage: { read: () => null, write: nothing },
    t: (key: string) => key,
    ...{ toast: nothing, announce: nothing, sound: nothing, log: nothing },
  };
  const options = Object.fromEntries((game.intro?.options ?? []).map(({ name, initial }) => [name, initial]));
  return { game, sdk, options, services, calls };
}

interface Introduced {
  intro?: { options?: readonly { name: string; initial: string }[] };
}

/** The page's runtime of module federation. */
interface Host {
  loadShareSync(name: string): () => unknown;
}
