// A worker thread of the benchmark `overload`: a few visitors of an overloaded server. Opens all games and posts a message.
// Then sends other requests at a slow pace and plays the games. At the end, posts the durations of the accepted requests and
// the played games.
import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openGame, playGame } from './game-calls.mjs';
import { exchange } from './measured-server.mjs';
import { mixedRequest } from './mixed-requests.mjs';

const PAUSE_MS = 20;
/** Open from the beginning, like those of a proxy: Node accepts one new connection in each turn of its event loop. */
const CONNECTIONS = 64;
const { port, listings, seconds } = workerData;

const games = await Promise.all(listings.map(openInBrowser));
const reader = {
  port,
  agent: new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS }),
};
await Promise.all(Array.from({ length: CONNECTIONS }, () => exchange(reader, '/livez')));
parentPort.postMessage('open');

const begin = performance.now();
const end = begin + seconds * 1000;
const timing = timesOfRequests();
// The overload has begun before the games continue.
await wait(seconds * 100);
const [times, results] = await Promise.all([timing, Promise.all(games.map(playPatiently))]);
parentPort.postMessage({ times, played: results.filter(Boolean) });
reader.agent.destroy();

/** Sends a request every few milliseconds. Returns the durations and start times of the accepted requests. */
async function timesOfRequests() {
  const accepted = [];
  const underWay = [];
  for (let index = 0; performance.now() < end; index += 1) {
    const { path, ...options } = mixedRequest(index);
    const at = performance.now() - begin;
    underWay.push(
      exchange(reader, path, options).then(({ status, ms }) => status !== 503 && accepted.push({ at, ms })),
    );
    await wait(PAUSE_MS);
  }
  await Promise.all(underWay);
  return accepted;
}

/** Opens a game over a separate connection, which stays open. */
async function openInBrowser(listing) {
  const browser = { port, agent: new Agent({ keepAlive: true, maxSockets: 1 }) };
  await openGame(listing, (path, options) => exchange(browser, path, options));
  return { listing, browser };
}

/**
 * Plays a game. Repeats a rejected request after the time in its response, with jitter. Resolves to whether the game ended
 * in time.
 */
async function playPatiently({ listing, browser }) {
  let rejected = 0;
  const send = async (path, options) => {
    while (performance.now() < end) {
      const { status, ...answer } = await exchange(browser, path, options);
      if (status === 200) return answer;
      rejected += 1;
      await wait(Number(answer.headers['retry-after'] ?? 1) * 1000 * (0.75 + Math.random() / 2));
    }
    throw new Error('the overload is over');
  };
  const start = performance.now();
  const isPlayed = await playGame(listing, send).then(
    () => true,
    () => false,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${listing.key}: ${isPlayed ? 'played' : 'NOT played'} in ${seconds} s, ${rejected} times rejected`);
  browser.agent.destroy();
  return isPlayed;
}
