// The requests of a game to the server, from its files to its last round.
import { readFileSync } from 'node:fs';

const CAREER_ROUNDS = 5;
const HTML = { accept: 'text/html' };

/** How a round fetches each draw of a manifest. */
const CALLS = {
  careers: playCareerGame,
  players: (send) => send('/api/players?limit=30'),
  pictures: (send) => send('/api/players?limit=300'),
  connections: (send) => send('/api/connections-game'),
  words: (send) => send('/api/futwordle/answers?length=5'),
  playerGrid: (send) => send('/api/player-grid/game'),
  coaches: (send) => send('/api/coaches'),
  logos: (send) => send('/api/team-logos?refresh=true&count=40'),
};

/**
 * Opens a game's page and loads its files and pictures.
 *
 * @param listing the game's item of `/api/games`
 *
 * @param send sends a request and returns the response; with a body it is a POST
 */
export async function openGame({ route, remote }, send) {
  await send(route, { headers: HTML });
  for (const path of Object.keys(remote.integrity)) await send(path);
  await send(remote.locales.en);
  for (const id of [1, 2, 3]) await send(`/art/crest/${id}.svg`);
}

/** Sends the requests of an open game up to its last round. The parameters are those of `openGame`. */
export async function playGame({ key }, send) {
  const { draws } = JSON.parse(readFileSync(new URL(`../../games/${key}/plugin.json`, import.meta.url), 'utf8'));
  for (const draw of draws) await CALLS[draw](send);
}

async function playCareerGame(send) {
  let { gameId, correctPlayerId: playerId } = JSON.parse((await send('/api/game/new', { body: {} })).text);
  for (let round = 0; round < CAREER_ROUNDS; round += 1) {
    await send(`/api/players/${playerId}`);
    await send('/api/game/guess', { body: { gameId, playerId } });
    ({ correctPlayerId: playerId } = JSON.parse(
      (await send('/api/game/next-round', { body: { gameId, wasCorrect: true } })).text,
    ));
  }
}
