import type { GameListing } from '@soccer-legends/contracts';
import type * as Sdk from '@soccer-legends/game-sdk';
import type { SavedGame } from '@soccer-legends/game-sdk';
import type * as SdkForReact from '@soccer-legends/game-sdk/react';
import type { AnyGame, AnySession } from '@soccer-legends/game-sdk/react';
import { DevClock } from './dev-clock.ts';
import { ObservedCalls } from './observed-calls.ts';
import type { Settings } from './settings.ts';

/** A move of the player that was rejected. */
interface RejectedMove {
  /** Number of moves before it. */
  at: number;
  move: unknown;
  reason: string;
}

export interface ObservedRound {
  session: AnySession;
  saved: SavedGame<unknown, unknown>;
  rejected: readonly RejectedMove[];
}

/** What the panel reads from the game's page. The page itself contains no code for the panel. */
export interface ObservedPage {
  /** Returns the game's entry in the list of the page. */
  listing(): Pick<GameListing, 'version' | 'remote'>;
  calls: ObservedCalls;
  /** Undefined until the code of the game is loaded. */
  clock: DevClock | undefined;
  game: AnyGame | undefined;
  /** Undefined until a round has started. */
  round: ObservedRound | undefined;
}

declare global {
  interface Window {
    /** In the page of the panel. */
    devSettings?: Settings;
    /** In the page of the game. */
    devObserved?: ObservedPage;
  }
}

/** The modules that the page shares with games, by name. */
interface SharedModules {
  '@soccer-legends/game-sdk': typeof Sdk;
  '@soccer-legends/game-sdk/react': typeof SdkForReact;
}

const { devSettings } = window.parent;
if (devSettings) window.devObserved = observe(devSettings);

/**
 * Observes the page through its copy of the SDK, which games share. The page saves a session after every move, so replacing
 * `save` shows every round. Must run before all other scripts of the page.
 */
function observe(settings: Settings): ObservedPage {
  storeEntries(settings);
  addEventListener('pointerdown', () => (settings.isPanelUsed = false), { capture: true });
  const calls = new ObservedCalls(window.fetch.bind(window), settings);
  window.fetch = calls.fetch;
  const page: ObservedPage = { listing, calls, clock: undefined, game: undefined, round: undefined };
  chooseSeeds(settings, (seed) => (calls.seed = seed));
  onSharedModule((name, module) => {
    if (name === '@soccer-legends/game-sdk') observeRounds(page, module as SharedModules[typeof name]);
    if (name !== '@soccer-legends/game-sdk/react' || page.clock) return;
    const { browserClock } = module as SharedModules[typeof name];
    page.clock = new DevClock({ ...browserClock }, settings.rate);
    Object.assign(browserClock, { now: page.clock.now, after: page.clock.after });
  });
  return page;
}

function storeEntries(settings: Settings): void {
  for (const [name, text] of Object.entries(settings.stored))
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  settings.stored = {};
}

/** The shell draws the seed of a round as one random number of 32 bits. */
function chooseSeeds(settings: Settings, onSeed: (seed: number) => void): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (numbers) => {
    draw(numbers);
    if (numbers instanceof Uint32Array && numbers.length === 1) {
      numbers[0] = settings.seed ?? numbers[0]!;
      onSeed(numbers[0]!);
    }
    return numbers;
  };
}

interface FederationCore {
  helpers: { share: { getRegisteredShare(...parameters: unknown[]): { shared?: { lib?: () => object } } | undefined } };
}

/** Calls `notice` for each module that a game uses from the page. Games find them by a global of the federation runtime. */
function onSharedModule(notice: (name: keyof SharedModules, module: object) => void): void {
  let core: FederationCore | undefined;
  Object.defineProperty(window, '_FEDERATION_RUNTIME_CORE', {
    get: () => core,
    set(given: FederationCore) {
      const { helpers } = given;
      const getRegisteredShare = (...parameters: unknown[]) => {
        const found = helpers.share.getRegisteredShare(...parameters);
        const module = found?.shared?.lib?.();
        if (module) notice(parameters[1] as keyof SharedModules, module);
        return found;
      };
      core = { ...given, helpers: { ...helpers, share: { ...helpers.share, getRegisteredShare } } };
    },
  });
}

const observedSdks = new WeakSet<object>();

function observeRounds(page: ObservedPage, { GameSession }: typeof Sdk): void {
  if (observedSdks.has(GameSession)) return;
  observedSdks.add(GameSession);
  const { save } = GameSession.prototype;
  GameSession.prototype.save = function (this: AnySession) {
    const saved = save.call(this) as SavedGame<unknown, unknown>;
    if (page.round?.session !== this) {
      page.round = { session: this, saved, rejected: [] };
      void observeGame(page);
      noteRejections(page, this);
    }
    page.round.saved = saved;
    return saved;
  };
}

function noteRejections(page: ObservedPage, session: AnySession): void {
  const { play } = session;
  Object.assign(session, {
    play(move: unknown) {
      const at = page.round?.saved.moves.length ?? 0;
      const reason = play(move);
      if (reason !== undefined && page.round?.session === session)
        page.round.rejected = [...page.round.rejected, { at, move, reason }];
      return reason;
    },
  });
}

/** The module of the game is loaded already, so this returns the value that the page uses. */
async function observeGame(page: ObservedPage): Promise<void> {
  const entry = (await import(/* @vite-ignore */ listing().remote.entry)) as {
    get(name: string): Promise<() => { default: AnyGame }>;
  };
  page.game = (await entry.get('./game'))().default;
}

function listing(): GameListing {
  return (JSON.parse(document.getElementById('registry')!.textContent) as [GameListing])[0];
}
