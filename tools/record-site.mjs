// node tools/record-site.mjs http://localhost:3000: records a small part of the data of a running site for the package of
// the command line, which answers the calls of a game with it if no site can be reached. Also records the examples in the
// description of the API. With `--examples`, records only the examples.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from './prepare.mjs';

const FILE = join(root, 'libs/plugin-cli/recorded/site.json');
const EXAMPLES_FILE = join(root, 'bff/recorded-examples.json');
/** Items of a list in an example. */
const MOST_SHOWN = 2;
/** An object with more fields is treated as a list by key. */
const MOST_FIELDS = 40;
const LANGUAGES = ['en', 'es', 'fr', 'pt', 'it', 'de'];
const MOST = { players: 64, coaches: 24, clubs: 80, words: 20, squads: 20, groups: 16 };
const [site, only] = process.argv.slice(2);

if (only !== '--examples') writeFileSync(FILE, partsOf(await dataSet()));
writeFileSync(EXAMPLES_FILE, `${oneLineEach(await examples())}\n`);

/** Returns the data set of the command line. */
async function dataSet() {
  const connections = [await read('/api/connections-game'), await read('/api/connections-game')];
  const grids = [await read('/api/player-grid/game'), await read('/api/player-grid/game')];
  const asked = [...connections, ...grids].flatMap(({ players }) => players.map(({ id }) => id));
  const players = await inTurn([...(await drawn(asked))].slice(0, MOST.players), async ([id, worn]) => {
    const { name, country, nation, position, currentTeamAsOf, photo, career } = await read(`/api/players/${id}`);
    return { id, name, country, nation, position, currentTeamAsOf, photo, ...worn, career };
  });
  const coaches = (await read('/api/coaches')).slice(0, MOST.coaches);
  const crests = new Set([...players, ...coaches].flatMap(({ career }) => career.map(({ teamLogo }) => teamLogo)));
  const clubs = (await read('/api/team-logos')).filter(({ logoUrl }) => crests.has(logoUrl)).slice(0, MOST.clubs);
  const squads = (await read(`/api/squads?limit=${MOST.squads}`)).filter(({ club }) => crests.has(club.logoUrl));
  const groups = await groupsOf(players);
  const words = await inTurn([5, 6, 7], async (length) =>
    (await read(`/api/futwordle/answers?length=${length}`)).slice(0, MOST.words),
  );
  const nations = await inTurn(LANGUAGES, async (language) => [
    language,
    await read(`/api/nations?language=${language}`),
  ]);
  const data = {
    ...{ players, coaches, clubs, squads, groups, words: words.flat(), connections, grids },
    nations: Object.fromEntries(nations),
  };
  const shown = new Set(JSON.stringify(data).match(/\/art\/[^"?]+/g));
  const pictures = Object.fromEntries(await inTurn([...shown].sort(), async (path) => [path, await text(path)]));
  return { ...data, pictures };
}

/** Returns groups with only the given players, at least four in each. */
async function groupsOf(players) {
  const known = new Set(players.map(({ id }) => id));
  const groups = new Map();
  for (let call = 0; call < 200 && groups.size < MOST.groups; call += 1)
    for (const group of await read('/api/groups?limit=20')) {
      const members = group.players.filter(({ id }) => known.has(id));
      if (members.length >= 4 && groups.size < MOST.groups) groups.set(group.id, { ...group, players: members });
    }
  return [...groups.values()];
}

/** Returns shortened responses to public calls by method and path. */
async function examples() {
  const [player] = await read('/api/players?limit=1');
  const { open } = await read('/api/matchdays/1');
  const challenge = await send('/api/challenges', {});
  const game = await send('/api/game/new', {});
  const calls = {
    'GET /api/album': '/api/album',
    'GET /api/challenges/{token}': `/api/challenges/${challenge.token}`,
    'GET /api/club-names': '/api/club-names?language=de',
    'GET /api/coaches': '/api/coaches?limit=1',
    'GET /api/connections-game': '/api/connections-game',
    'GET /api/futwordle/answers': '/api/futwordle/answers?length=5',
    'GET /api/game': `/api/game?gameId=${game.gameId}`,
    'GET /api/games': '/api/games',
    'GET /api/groups': '/api/groups?limit=1',
    'GET /api/matchdays/{matchday}': `/api/matchdays/${open.latest}`,
    'GET /api/nations': '/api/nations?language=de',
    'GET /api/packages': '/api/packages',
    'GET /api/player-grid/game': '/api/player-grid/game',
    'GET /api/players': '/api/players?limit=1',
    'GET /api/players/careers': `/api/players/careers?ids=${player.id}`,
    'GET /api/players/sample': `/api/players/sample?limit=1&prefer=${player.id}`,
    'GET /api/players/search': '/api/players/search?q=zid',
    'GET /api/players/{id}': `/api/players/${player.id}`,
    'GET /api/squads': '/api/squads?limit=1',
    'GET /api/team-logos': '/api/team-logos?refresh=true&count=1',
  };
  const reads = await inTurn(Object.entries(calls), async ([name, path]) => [name, shortened(await read(path))]);
  return { ...Object.fromEntries(reads), 'POST /api/challenges': challenge, 'POST /api/game/new': shortened(game) };
}

/** Returns a response whose lists, and objects that are lists by key, have few items. */
function shortened(value) {
  if (Array.isArray(value)) return value.slice(0, MOST_SHOWN).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const shown = entries.length > MOST_FIELDS ? entries.slice(0, MOST_SHOWN) : entries;
  return Object.fromEntries(shown.map(([key, part]) => [key, shortened(part)]));
}

async function send(path, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(new URL(path, site), { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
}

/** Returns the kits of players by id: first of the given ids, then of others. Only random lists of players contain kits. */
async function drawn(ids) {
  const kits = new Map(ids.map((id) => [id, undefined]));
  while ([...kits.values()].includes(undefined))
    for (const { id, kit, kitYears } of await read('/api/players?limit=300')) kits.set(id, { kit, kitYears });
  return kits;
}

async function inTurn(items, action) {
  const results = [];
  for (const item of items) results.push(await action(item));
  return results;
}

async function read(path) {
  return JSON.parse(await text(path));
}

/** The addresses of the site's pictures become paths. */
async function text(path) {
  const response = await fetch(new URL(path, site));
  if (response.status === 429) {
    await setTimeout(1000 * Number(response.headers.get('retry-after')));
    return text(path);
  }
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.text()).replaceAll(site, '');
}

/** Returns JSON with a line for each entry of each list, so that a difference can be read. */
function partsOf(lists) {
  const parts = Object.entries(lists).map(([name, list]) => `${JSON.stringify(name)}:${oneLineEach(list)}`);
  return `{${parts.join(',\n')}}\n`;
}

/** Returns a list or an object as JSON with a line for each entry. */
function oneLineEach(list) {
  if (Array.isArray(list)) return `[\n${list.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
  const lines = Object.entries(list).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}`;
}
