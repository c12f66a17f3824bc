import type { CheckCode } from './catalogue.ts';

/** What of the browser a game leaves alone, and what it uses instead. */
const GLOBALS: Readonly<Record<string, string>> = {
  ...each(['window', 'self', 'globalThis', 'top', 'parent', 'frames', 'opener'], 'the page belongs to the shell'),
  ...each(['document', 'customElements'], 'what a game shows, its view returns'),
  ...each(['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'], 'the SDK keeps rounds and scores'),
  ...each(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport'], 'calls go through services.http'),
  ...each(['Worker', 'SharedWorker', 'BroadcastChannel', 'importScripts'], 'a game runs in the page alone'),
  ...each(
    ['navigator', 'location', 'history', 'open', 'close', 'postMessage'],
    'where the page goes, the shell decides',
  ),
  ...each(['alert', 'confirm', 'prompt', 'Notification'], 'dialogs are components of @soccer-legends/ui'),
  ...each(['addEventListener', 'removeEventListener', 'dispatchEvent'], 'usePageListener hears the page'),
};

/** Looking harms nobody, and only the browser knows where the focus is and what lies below a pointer. */
const HARMLESS_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  document: ['activeElement', 'body', 'elementsFromPoint'],
};

const TIMERS = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback', 'queueMicrotask'];

const DYNAMIC_CODE = ['eval', 'Function'];

/** In rules alone: chance and time come in by the door. */
const IMPURE: Readonly<Record<string, readonly string[] | 'all'>> = {
  Math: ['random'],
  Date: 'all',
  performance: 'all',
  crypto: 'all',
  Intl: ['DateTimeFormat'],
};

export interface Verdict {
  code: CheckCode;
  message: string;
}

/** What there is against a name that a script takes from outside; undefined where there is nothing. */
export function verdictOn(name: string, member: string | undefined, inRules: boolean): Verdict | undefined {
  const written = member === undefined ? name : `${name}.${member}`;
  if (DYNAMIC_CODE.includes(name)) return { code: 'code.dynamicCode', message: `${name} makes code from a text.` };
  if (TIMERS.includes(name)) {
    return inRules
      ? { code: 'rules.impure', message: `${name} is a timer of the browser: list one in effects.` }
      : { code: 'code.timer', message: `${name} goes on while the game is paused.` };
  }
  const instead = Object.hasOwn(GLOBALS, name) ? GLOBALS[name] : undefined;
  if (instead !== undefined && !(member !== undefined && HARMLESS_MEMBERS[name]?.includes(member))) {
    return { code: 'code.forbiddenGlobal', message: `${written}: ${instead}.` };
  }
  const impure = inRules && Object.hasOwn(IMPURE, name) ? IMPURE[name] : undefined;
  if (impure === 'all' || (member !== undefined && impure?.includes(member))) {
    return { code: 'rules.impure', message: `${written} would play out differently when the round is replayed.` };
  }
  return undefined;
}

function each(names: readonly string[], instead: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, instead]));
}
