import type { CheckCode } from './checks.ts';

/**
 * Globals that neither a game nor its packages need, with the alternative. Fewer names are forbidden in a build than in
 * a game's sources. A build also contains the module loader and packages, which read `window` or set timers.
 */
export const FORBIDDEN_IN_BUILDS: Readonly<Record<string, string>> = {
  ...each(['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'], 'the SDK saves rounds and scores'),
  ...each(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport'], 'use services.http for requests'),
  ...each(['SharedWorker', 'BroadcastChannel', 'importScripts'], 'games cannot start workers or channels'),
  ...each(['history', 'opener'], 'the shell controls navigation'),
  ...each(['alert', 'confirm', 'prompt', 'Notification'], 'use the dialogs of @soccer-legends/ui'),
};

/** Globals that the sources of a game must not use, with the reason or the alternative. */
const GLOBALS: Readonly<Record<string, string>> = {
  ...FORBIDDEN_IN_BUILDS,
  ...each(['window', 'self', 'globalThis', 'top', 'parent', 'frames'], 'the page belongs to the shell'),
  ...each(['document', 'customElements'], 'return elements from the view instead'),
  ...each(['Worker'], 'games cannot start workers or channels'),
  ...each(['navigator', 'location', 'open', 'close', 'postMessage'], 'the shell controls navigation'),
  ...each(['addEventListener', 'removeEventListener', 'dispatchEvent'], 'use usePageListener'),
};

/** Members without side effects. A game has no other way to find the focused element or the element at a point. */
const HARMLESS_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  document: ['activeElement', 'body', 'elementsFromPoint'],
};

const TIMERS = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback', 'queueMicrotask'];

const DYNAMIC_CODE = ['eval', 'Function'];

/** Forbidden in rules, which receive random numbers and time as arguments. */
const IMPURE: Readonly<Record<string, readonly string[] | 'all'>> = {
  Math: ['random'],
  Date: 'all',
  performance: 'all',
  crypto: 'all',
  Intl: ['DateTimeFormat'],
};

/** Why a name must not be used. */
export interface Verdict {
  code: CheckCode;
  message: string;
}

/**
 * Returns the problem with a global name; undefined if it is allowed.
 * @param member the accessed member, such as `random` of `Math.random`; undefined for the name alone
 * @param inRules whether the script belongs to the rules, which must also be pure
 */
export function verdictOn(name: string, member: string | undefined, inRules: boolean): Verdict | undefined {
  const written = member === undefined ? name : `${name}.${member}`;
  if (DYNAMIC_CODE.includes(name)) return { code: 'code.dynamicCode', message: `${name} creates code from a string.` };
  if (TIMERS.includes(name)) {
    return inRules
      ? { code: 'rules.impure', message: `${name} is a browser timer. List a timer in effects instead.` }
      : { code: 'code.timer', message: `${name} continues while the game is paused.` };
  }
  const instead = Object.hasOwn(GLOBALS, name) ? GLOBALS[name] : undefined;
  if (instead !== undefined && !(member !== undefined && HARMLESS_MEMBERS[name]?.includes(member))) {
    return { code: 'code.forbiddenGlobal', message: `${written}: ${instead}.` };
  }
  const impure = inRules && Object.hasOwn(IMPURE, name) ? IMPURE[name] : undefined;
  if (impure === 'all' || (member !== undefined && impure?.includes(member))) {
    return { code: 'rules.impure', message: `${written} returns a different value when the round is replayed.` };
  }
  return undefined;
}

function each(names: readonly string[], instead: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, instead]));
}
