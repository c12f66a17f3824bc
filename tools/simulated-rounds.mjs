// Plays rounds of the ten games on a running site, without a browser, as simulated players who know some of the answers.
// Loading this module starts Vite, which reads the games' sources.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from 'vite';
import { root } from './prepare.mjs';
import { rightMoves } from './right-moves.mjs';

/**
 * `knows` is the share of questions whose answer a player knows, and `pace` multiplies the seconds of a move. These are
 * estimates, and only their order matters. The naive player makes a random legal move every half second.
 */
export const PLAYERS = {
  naive: { knows: 0, pace: 0 },
  casual: { knows: 0.5, pace: 1.3 },
  fan: { knows: 0.75, pace: 1 },
  expert: { knows: 0.92, pace: 0.8 },
};
const NAIVE_MS = 500;
/** Estimated seconds of thinking and input, by the kind of the move. */
const SECONDS = { answer: 2.5, flip: 1.2, guess: 15, name: 15, pick: 1.8, place: 6, proceed: 3, submit: 20, toggle: 3 };
/** Seconds of a move that needs no thinking, such as a spin. */
const PRESS_SECONDS = 0.5;

/** More than any game needs. A round that is not over after them counts as not won. */
const MOST_MOVES = 1500;
/** Moves that end or spoil a round on purpose. */
const GIVING_UP = new Set(['giveUp', 'solution', 'hint', 'assist', 'deselect', 'broken', 'leave']);

const vite = await createServer({
  ...{ root, configFile: false, logLevel: 'error', appType: 'custom' },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
/** Loads a module of the workspace, whose path is relative to the root. */
export const load = (file) => vite.ssrLoadModule(`/${file}`);
const { createRandom, GameSession } = await load('libs/game-sdk/src/index.ts');
const { recordingOf } = await load('libs/game-sdk/src/recording.ts');
const { createManualClock, fakeServices } = await load('libs/game-sdk/src/testing/index.ts');
const { dealSeed } = await load('libs/contracts/src/index.ts');
const { optionsOf } = await load('shell/src/matchday/fixtures.ts');
const { exitFactsOf } = await load('shell/src/play/exit-facts.ts');

export const games = new Map();
for (const key of readdirSync(join(root, 'games'))) games.set(key, (await load(`games/${key}/src/game.ts`)).default);

const rightMoveIn = rightMoves({
  ...(await load('games/fut-wordle/src/rules/marks.ts')),
  ...(await load('games/player-grid/src/rules/placements.ts')),
});

let site;
let people;

/** Sets the site on which rounds are played, by its address. */
export async function playOn(url) {
  site = url;
  people = await read('/api/players?limit=1000');
}

/** Returns the JSON of a response of the site. */
export async function read(path, options) {
  const response = await fetch(new URL(path, site), options);
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Stops Vite. */
export function closeSources() {
  return vite.close();
}

/**
 * Plays a fixture of a matchday's card. Returns its length and, unless it is not over after `MOST_MOVES`, its result and
 * recording.
 *
 * @param player a key of `PLAYERS`
 */
export async function play({ matchday, seed: day }, key, player) {
  const { knows, pace } = PLAYERS[player];
  const game = games.get(key);
  const seed = dealSeed(day, key);
  const services = servicesOf(`d${matchday}`);
  const initial = Object.fromEntries((game.intro?.options ?? []).map(({ name, initial: value }) => [name, value]));
  const options = { ...initial, ...optionsOf(game.manifest, matchday) };
  const deal = await game.deal({ options, services, seed });
  const random = createRandom(dealSeed(`${matchday} ${player}`, key));
  const mind = mindOf(knows, random, key === 'fut-wordle' ? await wordsOf(deal, services) : []);
  const rightMove = pace > 0 ? (state) => rightMoveIn[key](state, mind) : () => undefined;
  const { session, passTime, settled } = startSession(game, { deal, seed, services });
  let ms = 0;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    await settled();
    const { state, status } = session.snapshot();
    if (status.phase === 'over') {
      const { version } = game.manifest;
      return { result: status.result, recording: recordingOf({ version, options, game: session.save() }, true), ms };
    }
    // As on the page, the wheel ends after its last question.
    if (status.phase === 'open' && exitFactsOf(game, state, true).answered !== undefined) {
      session.play(game.exitMove);
      continue;
    }
    const move = status.phase === 'open' ? nextMove(game, state, rightMove, random) : undefined;
    const thinking = !move || pace === 0 ? NAIVE_MS : 1000 * pace * (SECONDS[move.kind] ?? PRESS_SECONDS);
    await passTime(thinking);
    ms += thinking;
    if (move && session.snapshot().state === state) session.play(move);
  }
  return { result: undefined, ms };
}

/** Starts a session whose requests go to the site. `settled` resolves when no request is pending. */
function startSession(game, { deal, seed, services }) {
  const clock = createManualClock();
  let pending = 0;
  const settled = async () => {
    while (pending > 0) await wait(1);
  };
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
  return {
    ...{ session, settled },
    /** Waits for the requests that the game sends, then advances its clock. */
    async passTime(ms) {
      await wait(0);
      await settled();
      clock.pass(ms);
    },
  };
}

/** Returns the right move if the player knows one, otherwise a random legal move; undefined if none is possible now. */
function nextMove({ rules }, state, rightMove, random) {
  const legal = [...rules.legalMoves(state)];
  const useful = legal.filter(({ kind }) => !GIVING_UP.has(kind));
  // A wrong grid can only be changed by taking its wrong players back.
  const moves = useful.length > 0 ? useful : legal.filter(({ kind }) => kind === 'assist');
  if (moves.length === 0) return undefined;
  return rightMove(state) ?? guessed(random.pick(moves), random);
}

/** Returns what a player knows and remembers in one round. Whether a question is known is decided once. */
function mindOf(share, random, words) {
  const memory = new Map();
  const knows = (question) => {
    const key = `knows ${question}`;
    if (!memory.has(key)) memory.set(key, random.below(1000) < 1000 * share);
    return memory.get(key);
  };
  return { knows, memory, random, words };
}

/** Replaces a typed answer, which is the right one in a legal move, with a random one. */
function guessed(move, random) {
  const { id, name } = random.pick(people);
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

/** Returns the words that FutWordle may ask for, of the length of the answer. */
async function wordsOf({ answer }, { http }) {
  return (await http.get(`/api/futwordle/answers?length=${answer.word.length}`)).map(({ word }) => word);
}
