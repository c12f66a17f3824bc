import type { Page } from 'playwright-core';

/** What a function that runs in the page can use: the loaded game, and the parameters of its deal. */
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
  /** Paths and queries of the calls so far. */
  calls: readonly string[];
  /** Returns the legal moves in a state, or the moves of its timers if there are no legal ones. */
  movesIn(state: unknown): readonly unknown[];
  /** More moves than a round of any game. */
  mostMoves: number;
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
 * Runs a function in a page that has loaded a game, and returns its result. The page gets only the source of the function, so
 * the function can use only its parameters.
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

/** Runs in the page. The federation container returns the module that the page has loaded already. */
async function pageGame(entry: string): Promise<PageGame> {
  const { get } = (await import(/* @vite-ignore */ entry)) as {
    get(name: string): Promise<() => { default: PageGame['game'] & WithIntro }>;
  };
  const game = (await get('./game'))().default;
  const { rules } = game;
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
  const movesIn = (state: unknown): unknown[] => {
    const legal = rules.status(state).phase === 'open' ? [...rules.legalMoves(state)] : [];
    return legal.length > 0 ? legal : (rules.effects?.(state) ?? []).flatMap(({ move }) => move ?? []);
  };
  return { game, sdk, options, services, calls, movesIn, mostMoves: 2000 };
}

interface WithIntro {
  intro?: { options?: readonly { name: string; initial: string }[] };
}

/** The module federation runtime of the page. */
interface Host {
  loadShareSync(name: string): () => unknown;
}
