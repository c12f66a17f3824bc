// The calls of the ten games to the server, from a game's files to its last round.

const PLAYERS = '/api/players?limit=300';
const CAREER_ROUNDS = 5;
const HTML = { accept: 'text/html' };

/** What each game requests besides its files. */
const CALLS = {
  'career-guess': playCareerGuess,
  'connect-game': (send) => send('/api/players?limit=30'),
  'country-game': (send) => send(PLAYERS),
  'football-connections': (send) => send('/api/connections-game'),
  'fut-wordle': (send) => send('/api/futwordle/answers?length=5'),
  'logo-game': (send) => send('/api/team-logos?refresh=true&count=40'),
  'manager-game': (send) => send('/api/coaches'),
  'memo-game': (send) => send(PLAYERS),
  'player-grid': (send) => send('/api/player-grid/game'),
  'player-wheel': async (send) => {
    await send(PLAYERS);
    await send('/api/players/search?q=ronal');
  },
};

/** Keys of the games that `playGame` can play. */
export const GAMES = Object.keys(CALLS);

/**
 * Opens a game's page and loads its files and pictures.
 * @param listing the game's item of `/api/games`
 * @param send sends a request and returns the response; with a body it is a POST
 */
export async function openGame({ route, remote }, send) {
  await send(route, { headers: HTML });
  for (const path of Object.keys(remote.integrity)) await send(path);
  await send(remote.locales.en);
  for (const id of [1, 2, 3]) await send(`/art/crest/${id}.svg`);
}

/** Sends what a game requests once it is open, up to its last round. The parameters are those of `openGame`. */
export function playGame({ key }, send) {
  return CALLS[key](send);
}

async function playCareerGuess(send) {
  let { gameId, correctPlayerId: playerId } = JSON.parse((await send('/api/game/new', { body: {} })).text);
  for (let round = 0; round < CAREER_ROUNDS; round += 1) {
    await send(`/api/players/${playerId}`);
    await send('/api/game/guess', { body: { gameId, playerId } });
    ({ correctPlayerId: playerId } = JSON.parse(
      (await send('/api/game/next-round', { body: { gameId, wasCorrect: true } })).text,
    ));
  }
}
