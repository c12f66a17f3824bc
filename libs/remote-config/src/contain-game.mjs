import { transform } from 'rolldown/utils';

const MODULE = 'game-page';
const WINDOWS = ['', 'window.', 'globalThis.', 'self.'];

const SCHEDULERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'fetch',
];
const OBSERVERS = ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'];
const STORAGES = ['localStorage', 'sessionStorage'];
/** Objects of the page whose listeners outlive a game, by the name of their functions in the module. */
const TARGETS = {
  OnWindow: { paths: WINDOWS, object: 'window' },
  OnDocument: { paths: ['document.', 'window.document.'], object: 'document' },
  OnBody: { paths: ['document.body.'], object: 'document.body' },
  OnRoot: { paths: ['document.documentElement.'], object: 'document.documentElement' },
};

/** The expression for each export of the virtual module that replaces the browser's functions. */
const VALUES = Object.fromEntries([
  ...SCHEDULERS.map((name) => [name, `.${name}`]),
  ...OBSERVERS.map((name) => [name, `.observer(() => globalThis.${name})`]),
  ...STORAGES.map((name) => [name, `.storage(() => globalThis.${name})`]),
  ...Object.entries(TARGETS).flatMap(([on, { object }]) => [
    [`listen${on}`, `.listenOn(() => ${object})`],
    [`unlisten${on}`, `.unlistenOn(() => ${object})`],
  ]),
]);

/** Global names that a game's code may use, and the exports that replace them. */
const REPLACEMENTS = Object.fromEntries([
  ...[...SCHEDULERS, ...OBSERVERS, ...STORAGES].flatMap((name) => WINDOWS.map((path) => [path + name, name])),
  ...Object.entries(TARGETS).flatMap(([on, { paths }]) =>
    paths.flatMap((path) => [
      [`${path}addEventListener`, `listen${on}`],
      [`${path}removeEventListener`, `unlisten${on}`],
    ]),
  ),
]);
const INJECT = Object.fromEntries(Object.entries(REPLACEMENTS).map(([name, by]) => [name, [MODULE, by]]));

const SCRIPT = /\.[cm]?[jt]sx?(\?|$)/;

/** An import that Oxc inserted for an entry of `INJECT`. */
const INJECTED = /^import \{ (\w+)(?: as ([\w$]+))? \} from "game-page";$/gm;

/** Scripts of module federation itself keep the browser's functions. */
const NOT_OF_THE_GAME = /^\0|^virtual:|@module-federation|__mf_|[\\/]vite[\\/]dist[\\/]/;

/**
 * Returns a Vite plugin for a game's code and its bundled packages. It replaces the browser's timers, page-wide
 * listeners, observers, storage and `fetch` with those of the SDK's `gamePage`. It replaces only names, so code that
 * accesses the window in other ways is not contained.
 */
export function containGame(key) {
  return {
    name: 'contain-game',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) => (NOT_OF_THE_GAME.test(id) || !SCRIPT.test(id) ? undefined : contained(code, { id, key })),
  };
}

/** Returns the code and the source map of a module with its global names replaced. Throws if it cannot be parsed. */
export async function contained(code, { id, key }) {
  const { code: injected, map, errors } = await transform(id, code, { lang: 'js', inject: INJECT, sourcemap: true });
  if (errors.length > 0) throw new Error(`${id} could not be read: ${errors[0].message}`);
  // Each module declares its own constants. A shared module would become part of the entry, which on-demand scripts
  // would then import.
  const page = `globalThis[Symbol.for("soccer-legends.gamePage")](${JSON.stringify(key)})`;
  const own = injected.replaceAll(INJECTED, (_, name, local = name) => `const ${local} = ${page}${VALUES[name]};`);
  if (own.includes(`from "${MODULE}"`)) throw new Error(`${id}: Oxc wrote injected imports in a form that is unknown.`);
  return { code: own, map };
}
