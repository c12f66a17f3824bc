// Players of Career Guess: whole games, each round a guess and a next round.
import { performance } from 'node:perf_hooks';
import { ask, workOf } from './measured-server.mjs';

const ROUNDS = 5;

/** Plays so many games, several at once, and tells what each request cost and how long it took. */
export async function playGames(servers, games, atOnce = 4) {
  const before = await workOfAll(servers);
  const times = [];
  let begun = 0;
  let sent = 0;
  const call = async (path, body) => {
    const start = performance.now();
    // Each request to the next server: a game is nobody's own.
    const { text } = await ask(servers[sent++ % servers.length], path, { body });
    times.push(performance.now() - start);
    return JSON.parse(text);
  };
  const player = async () => {
    while (begun++ < games) {
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
