// Simulates visitors while the site's containers change.
import { setTimeout as wait } from 'node:timers/promises';

const VISITORS = 20;
const PAUSE_MS = 100;
const TIMEOUT_MS = 15_000;
const READS = ['/api/games', '/api/players?limit=30', '/api/connections-game', '/memo-game'];

/** Starts visitors who open pages, load data and play Career Guess. Call `end` to get their observations. */
export function startVisitors(url) {
  const seen = { requests: 0, failures: [], slowestMs: 0 };
  const request = requestsTo(url, seen);
  let isOpen = true;

  async function visit() {
    while (isOpen) {
      const page = await request('/');
      const script = /src="(\/assets\/[^"]+)"/.exec(page ?? '')?.[1];
      if (script) await request(script);
      for (const path of READS) await request(path);
      await wait(PAUSE_MS);
      const game = await request('/api/game/new', {});
      const { gameId } = game ? JSON.parse(game) : {};
      if (gameId) await request('/api/game/guess', { gameId, playerId: 1 });
      await wait(PAUSE_MS);
    }
  }

  const visits = Promise.all(Array.from({ length: VISITORS }, visit));
  return {
    async end() {
      isOpen = false;
      await visits;
      return seen;
    },
  };
}

/** Returns a function that sends a request and resolves with the text of the response, or undefined after a failure. */
function requestsTo(url, seen) {
  return async (path, body) => {
    const start = performance.now();
    seen.requests += 1;
    try {
      const response = await fetch(url + path, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: url },
          body: JSON.stringify(body),
        }),
      });
      const text = await response.text();
      if (response.ok) return text;
      const reason = response.headers.get('content-type')?.includes('json') ? JSON.parse(text).code : 'of the proxy';
      seen.failures.push(`${response.status} ${reason} ${path}`);
    } catch (fault) {
      seen.failures.push(`${fault.cause?.code ?? fault.name} ${path}`);
    } finally {
      seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - start));
    }
    return undefined;
  };
}
