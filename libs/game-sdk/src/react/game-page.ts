import { createTrackedResources, type TrackedResources } from '../tracked-resources.ts';

type Tracker = Pick<TrackedResources, 'track'>;

/**
 * Replaces functions of the browser in a game's code, so that what the game starts ends with the visit. The build of a
 * remote inserts it.
 */
export interface GamePage {
  setTimeout: (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => number;
  setInterval: (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => number;
  requestAnimationFrame: (run: FrameRequestCallback) => number;
  requestIdleCallback: (run: IdleRequestCallback, options?: IdleRequestOptions) => number;
  clearTimeout: (id?: number) => void;
  clearInterval: (id?: number) => void;
  cancelAnimationFrame: (id: number) => void;
  cancelIdleCallback: (id: number) => void;
  listenOn: (target: () => EventTarget) => EventTarget['addEventListener'];
  unlistenOn: (target: () => EventTarget) => EventTarget['removeEventListener'];
  observer: <Observer extends ObserverClass>(native: () => Observer) => Observer;
  fetch: typeof fetch;
  /** A storage that contains only the game's own entries. */
  storage: (native: () => Storage) => Storage;
}

interface PageObserver {
  observe(...given: never[]): void;
  disconnect(): void;
}
type ObserverClass = new (...given: never[]) => PageObserver;

/** The state of one game: before its first visit, during a visit, or between visits. */
interface Scope {
  /** Undefined between visits, when the game can start nothing. */
  tracker: Tracker | undefined;
  /** Aborted at the end of the visit. */
  ended: AbortController;
  /** What the code started when it was loaded; it ends with the first visit. */
  early: TrackedResources;
  page?: GamePage;
}

const scopes = new Map<string, Scope>();

function scopeOf(key: string): Scope {
  const known = scopes.get(key);
  if (known) return known;
  const early = createTrackedResources((error) => console.error(`"${key}" left something open`, error));
  const scope: Scope = { tracker: early, ended: new AbortController(), early };
  scopes.set(key, scope);
  return scope;
}

/**
 * Begins a visit: from now on the visit tracks what the game's code starts. Releasing the resources of the visit ends
 * it; then the game's code can start nothing until the next visit.
 */
export function openGamePage(key: string, resources: Tracker): void {
  const scope = scopeOf(key);
  const ended = new AbortController();
  Object.assign(scope, { tracker: resources, ended });
  resources.track('request', () => {
    // A newer visit to the same game keeps running.
    if (scope.ended === ended) scope.tracker = undefined;
    scope.early.releaseAll();
    ended.abort(new DOMException('The visitor left the game.', 'AbortError'));
  });
}

/** The global symbol under which the code of a game finds `gamePage` without an import. */
const PLACE = Symbol.for('soccer-legends.gamePage');

/** Makes `gamePage` available to the code of games. Call it once, before a game is loaded. */
export function installGamePages(): void {
  Object.assign(globalThis, { [PLACE]: gamePage });
}

/** Returns the page of a game's code: the same for each of its modules. */
export function gamePage(key: string): GamePage {
  const scope = scopeOf(key);
  return (scope.page ??= createPage(key, scope));
}

function createPage(key: string, scope: Scope): GamePage {
  const timers = scheduled(
    scope,
    (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      const id = Number(setTimeout(() => (timers.forget(id), run(...given)), ms));
      return id;
    },
    clearTimeout,
  );
  const intervals = scheduled(
    scope,
    (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => Number(setInterval(run, ms, ...given)),
    clearInterval,
  );
  const frames = scheduled(
    scope,
    (run: FrameRequestCallback) => {
      const id = requestAnimationFrame((now) => (frames.forget(id), run(now)));
      return id;
    },
    (id: number) => cancelAnimationFrame(id),
  );
  const idles = scheduled(
    scope,
    (run: IdleRequestCallback, options?: IdleRequestOptions) => {
      const id = requestIdleCallback((deadline) => (idles.forget(id), run(deadline)), options);
      return id;
    },
    (id: number) => cancelIdleCallback(id),
  );
  const listeners = new Listeners(scope);
  return {
    setTimeout: timers.start,
    clearTimeout: timers.stop,
    setInterval: intervals.start,
    clearInterval: intervals.stop,
    requestAnimationFrame: frames.start,
    cancelAnimationFrame: frames.stop,
    requestIdleCallback: idles.start,
    cancelIdleCallback: idles.stop,
    listenOn: (target) => (type, listener, options) => listeners.add(target(), { type, listener, options }),
    unlistenOn: (target) => (type, listener, options) => listeners.remove(target(), { type, listener, options }),
    observer: (native) => trackedObserver(scope, native()),
    fetch: (input, init) => {
      const signals = [scope.ended.signal, ...(init?.signal ? [init.signal] : [])];
      return fetch(input, { ...init, signal: AbortSignal.any(signals) });
    },
    storage: (native) => ownEntries(native, `game:${key}:`),
  };
}

interface Scheduler<Given extends unknown[]> {
  start(...given: Given): number;
  stop(id?: number): void;
  /** Called when a callback runs that runs only once. */
  forget(id: number): void;
}

function scheduled<Given extends unknown[]>(
  scope: Scope,
  start: (...given: Given) => number,
  cancel: (id: number) => void,
): Scheduler<Given> {
  const releases = new Map<number, () => void>();
  const stop = (id?: number): void => {
    if (id === undefined) return;
    releases.get(id)?.();
    releases.delete(id);
  };
  return {
    start(...given) {
      if (!scope.tracker) return 0;
      const id = start(...given);
      releases.set(
        id,
        scope.tracker.track('timer', () => cancel(id)),
      );
      return id;
    },
    stop,
    forget: stop,
  };
}

interface Listening {
  type: string;
  listener: EventListenerOrEventListenerObject | null;
  options?: boolean | AddEventListenerOptions | undefined;
}

class Listeners {
  readonly #scope: Scope;
  readonly #held: { target: EventTarget; listening: Listening; release: () => void }[] = [];

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  add(target: EventTarget, listening: Listening): void {
    const { tracker } = this.#scope;
    if (!tracker) return;
    const { type, listener, options } = listening;
    target.addEventListener(type, listener, options);
    const held = {
      target,
      listening,
      release: tracker.track('listener', () => {
        target.removeEventListener(type, listener, options);
        this.#held.splice(this.#held.indexOf(held), 1);
      }),
    };
    this.#held.push(held);
  }

  remove(target: EventTarget, listening: Listening): void {
    const same = this.#held.filter((held) => held.target === target && isSame(held.listening, listening));
    for (const { release } of same) release();
  }
}

/** The DOM identifies a listener by type, callback and `capture`. */
function isSame(a: Listening, b: Listening): boolean {
  return a.type === b.type && a.listener === b.listener && captures(a.options) === captures(b.options);
}

function captures(options: Listening['options']): boolean {
  return typeof options === 'boolean' ? options : (options?.capture ?? false);
}

function trackedObserver<Observer extends ObserverClass>(scope: Scope, native: Observer): Observer {
  return class extends (native as ObserverClass) {
    #release: (() => void) | undefined;

    override observe(...given: never[]): void {
      if (!scope.tracker) return;
      this.#release ??= scope.tracker.track('observer', () => super.disconnect());
      super.observe(...given);
    }

    override disconnect(): void {
      this.#release?.();
      this.#release = undefined;
    }
  } as unknown as Observer;
}

function ownEntries(native: () => Storage, prefix: string): Storage {
  const keys = () => Object.keys(native()).filter((key) => key.startsWith(prefix));
  return {
    getItem: (key) => native().getItem(prefix + key),
    setItem: (key, value) => native().setItem(prefix + key, value),
    removeItem: (key) => native().removeItem(prefix + key),
    clear: () => keys().forEach((key) => native().removeItem(key)),
    key: (index) => keys()[index]?.slice(prefix.length) ?? null,
    get length() {
      return keys().length;
    },
  };
}
