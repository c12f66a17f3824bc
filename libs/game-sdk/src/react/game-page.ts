import { scopeOf, type GameScope, type Tracker } from './game-scope.ts';
import { PageListeners } from './page-listeners.ts';
import { pageTimers, type PageTimers } from './page-timers.ts';

/**
 * Replacements for browser functions in a game's code, so that everything the game starts ends with the visit. The
 * build of a remote inserts them.
 */
export interface GamePage extends PageTimers {
  listenOn: (target: () => EventTarget) => EventTarget['addEventListener'];
  unlistenOn: (target: () => EventTarget) => EventTarget['removeEventListener'];
  observer: <Observer extends ObserverClass>(native: () => Observer) => Observer;
  fetch: typeof fetch;
  /** A storage that contains only the game's own entries. */
  storage: (native: () => Storage) => Storage;
}

type ObserverClass = new (...given: never[]) => { observe(...given: never[]): void; disconnect(): void };

/**
 * Begins a visit, which from now on tracks what the game's code starts. Releasing the resources of the visit ends it;
 * until the next visit, the game's code can start nothing.
 */
export function openGamePage(key: string, resources: Tracker): void {
  const scope = scopeOf(key);
  const ended = new AbortController();
  Object.assign(scope, { tracker: resources, ended });
  resources.track('request', () => {
    // A newer visit to the same game continues.
    if (scope.ended === ended) scope.tracker = undefined;
    scope.early.releaseAll();
    ended.abort(new DOMException('The visitor left the game.', 'AbortError'));
  });
}

/** The global symbol through which a game's code finds `gamePage` without an import. */
const PLACE = Symbol.for('soccer-legends.gamePage');

/** Makes `gamePage` available to the code of games. Call it once, before a game is loaded. */
export function installGamePages(): void {
  Object.assign(globalThis, { [PLACE]: gamePage });
}

const pages = new Map<string, GamePage>();

/** Returns the page of a game's code, shared by all of its modules. `key` is that of the plugin. */
export function gamePage(key: string): GamePage {
  const known = pages.get(key);
  if (known) return known;
  const page = createPage(key, scopeOf(key));
  pages.set(key, page);
  return page;
}

function createPage(key: string, scope: GameScope): GamePage {
  const listeners = new PageListeners(scope);
  return {
    ...pageTimers(scope),
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

function trackedObserver<Observer extends ObserverClass>(scope: GameScope, native: Observer): Observer {
  return class extends (native as ObserverClass) {
    #release: (() => void) | undefined;

    override observe(...given: never[]): void {
      if (!scope.tracker) return;
      this.#release ??= scope.tracker.track('observer', () => {
        this.#release = undefined;
        super.disconnect();
      });
      super.observe(...given);
    }

    override disconnect(): void {
      this.#release?.();
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
