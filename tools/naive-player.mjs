// npm run data -- naive <url> [days]: plays the latest matchdays of a running site by chance, one random legal move every
// half second, and prints how many fixtures of each game that wins. Start the site with RATE_LIMITS=off.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from 'vite';
import { root } from './prepare.mjs';

const [url = 'http://localhost:4300', days = '100'] = process.argv.slice(2);
const MOVE_MS = 500;
/** More than any game needs. A round that is not over by then counts as not won. */
const MOST_MOVES = 1500;
/** Moves that end or spoil a round on purpose. */
const GIVING_UP = new Set(['giveUp', 'solution', 'hint', 'assist', 'deselect']);

const vite = await createServer({
  ...{ root, configFile: false, logLevel: 'error', appType: 'custom' },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const load = (file) => vite.ssrLoadModule(`/${file}`);
const { createRandom, GameSession } = await load('libs/game-sdk/src/index.ts');
const { createManualClock, fakeServices } = await load('libs/game-sdk/src/testing/index.ts');
const { dealSeed } = await load('libs/contracts/src/index.ts');
const { optionsOf } = await load('shell/src/matchday/fixtures.ts');

const read = async (path, options) => {
  const response = await fetch(new URL(path, url), options);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
};
const players = await read('/api/players?limit=1000');
const games = new Map();
for (const key of readdirSync(join(root, 'games'))) games.set(key, (await load(`games/${key}/src/game.ts`)).default);
const { open } = await read('/api/matchdays/1');

const won = new Map([...games.keys()].map((key) => [key, { won: 0, played: 0 }]));
const perDay = [];
for (let matchday = Math.max(1, open.earliest - Number(days) + 1); matchday <= open.earliest; matchday++) {
  const card = await read(`/api/matchdays/${matchday}`);
  let wins = 0;
  for (const { key } of card.fixtures) {
    const outcome = await play(games.get(key), matchday, dealSeed(card.seed, key));
    const count = won.get(key);
    count.played += 1;
    if (outcome === 'win') {
      count.won += 1;
      wins += 1;
    }
  }
  perDay.push(wins);
}
await vite.close();

console.table(
  Object.fromEntries(
    [...won].map(([key, { won: wins, played }]) => [key, { played, won: wins, '%': percentOf(wins, played) }]),
  ),
);
console.log(
  `${perDay.length} days, ${(perDay.reduce((sum, wins) => sum + wins, 0) / perDay.length).toFixed(2)} wins a day, ` +
    `at most ${Math.max(...perDay)}`,
);

function percentOf(part, whole) {
  return Number(((100 * part) / whole).toFixed(1));
}

/** Plays one fixture. Returns its outcome; undefined if it is not over after `MOST_MOVES`. */
async function play(game, matchday, seed) {
  const services = servicesOf(`d${matchday}`);
  const initial = Object.fromEntries((game.intro?.options ?? []).map(({ name, initial: value }) => [name, value]));
  const options = { ...initial, ...optionsOf(game.manifest, matchday) };
  const deal = await game.deal({ options, services, seed });
  const clock = createManualClock();
  const random = createRandom(matchday);
  let pending = 0;
  const session = new GameSession({
    ...{ rules: game.rules, clock, game: { deal, seed, moves: [], timers: {}, timeScale: 1 } },
    async perform(request) {
      pending += 1;
      try {
        return await game.perform(request, services);
      } catch {
        // Pictures load only in a browser. The games go on without them after a while.
        return await new Promise(() => undefined);
      } finally {
        pending -= 1;
      }
    },
    onError(error) {
      throw error;
    },
  });
  for (let move = 0; move < MOST_MOVES; move++) {
    while (pending > 0) await wait(1);
    const { state, status } = session.snapshot();
    if (status.phase === 'over') return status.result.outcome;
    if (status.phase === 'open') {
      const moves = [...game.rules.legalMoves(state)].filter(({ kind }) => !GIVING_UP.has(kind));
      if (moves.length > 0) session.play(guessed(random.pick(moves), random));
    }
    // Lets the game request what it waits for, then lets time pass.
    await wait(0);
    if (pending === 0) clock.pass(MOVE_MS);
  }
  return undefined;
}

/** Where an answer is typed, the legal moves contain the right one. A player who knows nothing names anyone. */
function guessed(move, random) {
  const { id, name } = random.pick(players);
  switch (move.kind) {
    case 'submit':
      return { ...move, playerId: id };
    case 'name':
      return { ...move, player: id, name };
    case 'guess':
      return 'word' in move
        ? { ...move, word: Array.from(move.word, () => random.pick([...'AEIOURSTLN'])).join('') }
        : { ...move, text: name, chosenId: id };
    default:
      return move;
  }
}

function servicesOf(deal) {
  const withDeal = (path) => `${path}${path.includes('?') ? '&' : '?'}deal=${deal}`;
  const post = (path, body) =>
    read(withDeal(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
  return { ...fakeServices().services, http: { get: (path) => read(withDeal(path)), post } };
}
