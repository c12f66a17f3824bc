// node tools/record-site.mjs http://localhost:3000: records a small part of the data of a running site for the package of
// the command line, which answers the calls of a game with it if no site can be reached.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from './prepare.mjs';

const FILE = join(root, 'libs/plugin-cli/recorded/site.json');
const LANGUAGES = ['en', 'es', 'fr', 'pt', 'it', 'de'];
const MOST = { players: 64, coaches: 24, clubs: 80, words: 20, squads: 20 };
const site = process.argv[2];

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
const words = await inTurn([5, 6, 7], async (length) =>
  (await read(`/api/futwordle/answers?length=${length}`)).slice(0, MOST.words),
);
const nations = await inTurn(LANGUAGES, async (language) => [
  language,
  await read(`/api/nations?language=${language}`),
]);
const data = {
  players,
  coaches,
  clubs,
  squads,
  words: words.flat(),
  connections,
  grids,
  nations: Object.fromEntries(nations),
};
const shown = new Set(JSON.stringify(data).match(/\/art\/[^"?]+/g));
const pictures = Object.fromEntries(await inTurn([...shown].sort(), async (path) => [path, await text(path)]));
writeFileSync(FILE, oneLineEach({ ...data, pictures }));

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
function oneLineEach(lists) {
  const parts = Object.entries(lists).map(([name, list]) => {
    const isList = Array.isArray(list);
    const lines = isList
      ? list.map((entry) => JSON.stringify(entry))
      : Object.entries(list).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
    const [start, end] = isList ? '[]' : '{}';
    return `${JSON.stringify(name)}:${start}\n${lines.join(',\n')}\n${end}`;
  });
  return `{${parts.join(',\n')}}\n`;
}
