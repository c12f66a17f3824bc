// Plays whole games of Career Guess. Each round is a guess and a request for the next round.
import { performance } from 'node:perf_hooks';
import { ask, workOf } from './measured-server.mjs';

const ROUNDS = 5;

/** Plays games, several at once. Returns the CPU time per request and the response times. */
export async function playGames(servers, games, atOnce = 4) {
  const before = await workOfAll(servers);
  const times = [];
  let started = 0;
  let sent = 0;
  const call = async (path, body) => {
    const start = performance.now();
    // Each request goes to the next server, because no server keeps games in memory.
    const { text } = await ask(servers[sent++ % servers.length], path, { body });
    times.push(performance.now() - start);
    return JSON.parse(text);
  };
  const player = async () => {
    while (started++ < games) {
      let { gameId, correctPlayerId } = await call('/api/game/new', {});
      for (let round = 0; round < ROUNDS; round += 1) {
        await call('/api/game/guess', { gameId, playerId: correctPlayerId });
        ({ correctPlayerId } = await call('/api/game/next-round', { gameId, wasCorrect: true }));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, player));
  const cost = ((await workOfAll(servers)) - before) / times.length;
  times.sort((a, b) => a - b);
  return { cost, median: times[Math.floor(times.length / 2)], p99: times[Math.floor(times.length * 0.99)] };
}

async function workOfAll(servers) {
  const all = await Promise.all(servers.map(workOf));
  return all.reduce((sum, work) => sum + work, 0);
}
