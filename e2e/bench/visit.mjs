import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HUB = { input: '#root input[role="combobox"]', text: 'Fut', ready: '[role="option"]' };
const GAME = '/futwordle';

/**
 * Visits the hub and the first game with an empty cache, and then the hub, the game and the hub in new tabs, with the
 * browser's cache. Chromium caches compiled scripts at their second visit. Bytes are counted on the wire, compressed and
 * with headers, until the network is idle. Times are those of the page's clock: the hub is ready when its search shows
 * what was typed as soon as the field was there, so everything is hydrated; a game is ready when its button "Start" is
 * there.
 *
 * Each visit has a profile in a folder, as the browser of a visitor has. An incognito context has no cache of compiled
 * scripts, so second visits are slower in it.
 *
 * @param browserType a browser of Playwright, such as `chromium`
 */
export async function visit(browserType, launchOptions, url, network) {
  const profile = mkdtempSync(join(tmpdir(), 'soccer-legends-profile-'));
  const context = await browserType.launchPersistentContext(profile, launchOptions);
  await context.addInitScript(watchReadiness, { ...HUB, game: GAME });
  const first = await open(context, network);
  await first.page.goto(url, { waitUntil: 'commit' });
  const hub = await first.measured();
  const card = first.page.locator(`a[href="${GAME}"]`).first();
  await first.page.evaluate(() => window.bench.waitForClick());
  await card.click();
  const game = await first.measured();
  const again = [];
  for (const address of [url, url + GAME, url]) {
    const { page, measured } = await open(context, network);
    await page.goto(address, { waitUntil: 'commit' });
    again.push(await measured());
  }
  await context.close();
  rmSync(profile, { recursive: true, force: true });
  const [hubSecond, gameThird, hubFourth] = again;
  return { hub, game, hubSecond, gameThird, hubFourth };
}

/** How much slower the simulated phone is, as in Lighthouse. */
const SLOWDOWN = 4;
/** A task blocks input for what it takes beyond this time. */
const UNNOTICED_MS = 50;

/**
 * Returns for how many milliseconds the tasks of a page would block the main thread of a phone. Counts processor time,
 * on which other processes of the machine have less effect than on the duration.
 */
export async function blockedTime(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await page.goto(address, { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Start/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  const mainThreads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(threadOf);
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && mainThreads.includes(threadOf(event)));
  if (tasks.length === 0) throw new Error(`The trace of ${address} contains no task of its main thread.`);
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - UNNOTICED_MS), 0);
}

function threadOf({ pid, tid }) {
  return `${pid} ${tid}`;
}

async function open(context, network) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', network);
  const idle = watchNetwork(session);
  const responses = new Map();
  const empty = () => ({ bytes: 0, scripts: 0, ownBytes: 0 });
  let traffic = empty();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    responses.set(requestId, { type, url: response.url });
    if (type === 'Script') traffic.scripts += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    if (isOfTheGame(responses.get(requestId))) traffic.ownBytes += encodedDataLength;
  });
  async function measured() {
    const ms = await page.evaluate(() => window.bench.ready);
    await idle();
    const result = { ...traffic, ms };
    traffic = empty();
    return result;
  }
  return { page, measured };
}

const IDLE_MS = 500;
/**
 * The stream of events does not end, and Chromium sometimes does not report the end of the requests of type "Other" with
 * which it revalidates a stale response. The state "networkidle" of Playwright would wait for both.
 */
const NOT_AWAITED = ['EventSource', 'Other'];

/** Returns a function that waits until the page has had no open request for a while. */
function watchNetwork(session) {
  const pending = new Set();
  let changedAt = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (NOT_AWAITED.includes(type)) return;
    pending.add(requestId);
    changedAt = performance.now();
  });
  const ended = ({ requestId }) => {
    if (pending.delete(requestId)) changedAt = performance.now();
  };
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);
  return async () => {
    const from = performance.now();
    while (pending.size > 0 || performance.now() - Math.max(from, changedAt) < IDLE_MS) await sleep(IDLE_MS / 10);
  };
}

/** Scripts, style sheets and texts, without those that the shell adds to every game. */
function isOfTheGame({ type, url } = {}) {
  if (url === undefined || url.includes('/play.lazy-')) return false;
  return type === 'Script' || type === 'Stylesheet' || url.includes('/locales/');
}

/** Runs in the page. `bench.ready` resolves with the time until the hub's search or the game's button is ready. */
function watchReadiness({ input, text, ready, game }) {
  const bench = {};
  window.bench = bench;
  const isHub = location.pathname === '/';
  let typed = false;

  function type(value) {
    const field = document.querySelector(input);
    if (!field) return false;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  }
  const isHubReady = () => {
    typed ||= type(text);
    return typed && document.querySelector(ready) !== null;
  };
  const isGameReady = () =>
    location.pathname === game &&
    [...document.querySelectorAll('main button')].some(({ textContent }) => textContent === 'Start');

  function when(isReady, from) {
    return new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isReady()) return;
        observer.disconnect();
        resolve(performance.now() - from);
      });
      observer.observe(document, { subtree: true, childList: true });
    });
  }
  bench.ready = when(isHub ? isHubReady : isGameReady, 0);
  bench.waitForClick = () => {
    type('');
    bench.ready = new Promise((resolve) => {
      const begin = () => resolve(when(isGameReady, performance.now()));
      document.addEventListener('click', begin, { capture: true, once: true });
    });
  };
}
