import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Counts a fault of this page. */
    countFault?(name: string): void;
    /** The texts that a full storage refused. */
    refusedTexts?: Map<string, string>;
  }
}

/** How often each fault occurred in a browser. */
export type FaultCounts = Map<string, number>;

const COOKIES = 3;
const COOKIE_BYTES = 3000;
/** One of so many requests is cut. */
const CUT_SHARE = 4;
/** What the page loads again, or what a button of the page repeats. A visitor reloads a page without its other files. */
const CUT = /\/(?:api|art|plugins)\//;
const STREAM = /\/api\/events$/;

/**
 * Makes a browser as difficult as other programs can: a database that fails every fifth transaction, 9 kB of foreign
 * cookies, requests cut at random and other tabs. Its visitor presses every button "Try again".
 */
export async function makeDifficult(context: BrowserContext, url: string, otherTabs: number): Promise<FaultCounts> {
  const counts: FaultCounts = new Map();
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  await context.exposeFunction('countFault', count);
  await context.addInitScript(failTransactions);
  await context.addInitScript(tryAgain);
  const value = 'x'.repeat(COOKIE_BYTES);
  await context.addCookies(Array.from({ length: COOKIES }, (_, nth) => ({ name: `other${nth}`, value, url })));
  for (let tab = 0; tab < otherTabs; tab++) await (await context.newPage()).goto(`${url}/settings`);
  await cutRequests(context, count);
  return counts;
}

/** Cuts requests of a context, the same ones in each run. Half of them reach the server, and their response is lost. */
async function cutRequests(context: BrowserContext, count: (name: string) => void): Promise<void> {
  let random = 1;
  await context.route(CUT, async (route) => {
    // The generator of Park and Miller (1988).
    random = (random * 48_271) % 2_147_483_647;
    if (random % CUT_SHARE !== 0) return route.continue();
    const isAnswered = random % (2 * CUT_SHARE) === 0 && !STREAM.test(route.request().url());
    if (isAnswered) await route.fetch().catch(() => undefined);
    count(isAnswered ? 'responses lost' : 'requests cut');
    await route.abort('connectionreset');
  });
}

/** Refuses every write to the storage, and keeps what was refused, so that a simulated player can read it. */
export function fillStorage(): void {
  const refused = (window.refusedTexts = new Map<string, string>());
  const { removeItem } = Storage.prototype;
  let latest = '';
  Storage.prototype.setItem = (key, text) => {
    refused.set(key, text);
    latest = key;
    window.countFault?.('writes refused');
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Storage.prototype.removeItem = function (key) {
    // After a refused write, the page removes the old text.
    if (key !== latest) refused.delete(key);
    latest = '';
    removeItem.call(this, key);
  };
}

/** Fails every fifth transaction: it cannot begin, as after Safari ended the connection, or it aborts. */
function failTransactions(): void {
  const { transaction } = IDBDatabase.prototype;
  let begun = 0;
  IDBDatabase.prototype.transaction = function (...parameters) {
    begun += 1;
    if (begun % 5 === 0) window.countFault?.('transactions failed');
    if (begun % 10 === 5) throw new DOMException('The connection was closed.', 'InvalidStateError');
    const started = transaction.apply(this, parameters);
    if (begun % 10 === 0) queueMicrotask(() => started.abort());
    return started;
  };
}

/** Presses a button that offers to try again, as soon as it appears, and submits again what could not be sent. */
function tryAgain(): void {
  const pressed = new WeakSet<Element>();
  new MutationObserver(() => {
    const buttons = [...document.querySelectorAll('button')];
    const failed = document.querySelector('main [role=alert]')?.textContent.endsWith('Try again.') === true;
    for (const button of buttons) {
      const isOffer = button.textContent.startsWith('Try again') && !pressed.has(button);
      if (!isOffer && !(failed && button.textContent === 'Submit')) continue;
      pressed.add(button);
      window.countFault?.('tries repeated');
      button.click();
    }
  }).observe(document, { childList: true, subtree: true });
}
