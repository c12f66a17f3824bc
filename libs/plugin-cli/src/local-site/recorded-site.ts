import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  namesContain,
  type AlbumSpread,
  type CoachSummary,
  type ConnectionsPuzzle,
  type PlayerDetail,
  type PlayerGridPuzzle,
  type PlayerGroup,
  type PlayerHit,
  type PlayerSummary,
  type Squad,
  type TeamLogo,
  type WordleAnswer,
} from '@soccer-legends/contracts';
import { json, type Answer } from './built-site.ts';

/** What `tools/record-site.mjs` recorded: a small part of the data of a site. */
interface Recording {
  players: readonly (PlayerDetail & Pick<PlayerSummary, 'kit' | 'kitYears'>)[];
  coaches: readonly CoachSummary[];
  clubs: readonly TeamLogo[];
  squads: readonly Squad[];
  groups: readonly PlayerGroup[];
  words: readonly WordleAnswer[];
  connections: readonly ConnectionsPuzzle[];
  grids: readonly PlayerGridPuzzle[];
  /** Names of countries by language and FIFA code. */
  nations: Readonly<Record<string, object>>;
  /** SVG by the path of the picture. */
  pictures: Readonly<Record<string, string>>;
}

// In the published package, the recording is next to `dist/`. Tests run this file from `src/local-site/`.
const FILE = fileURLToPath(
  new URL(import.meta.url.includes('/dist/') ? '../recorded/site.json' : '../../recorded/site.json', import.meta.url),
);

let recording: Recording | undefined;

/**
 * Answers a GET of the public data API, or of a picture, from a recording of a few players, coaches and clubs. A list with a
 * limit, a puzzle and the order of a sample depend on the seed and the address only.
 * @param address path and query
 * @returns undefined for a call that is not recorded
 */
export function recordedAnswer(address: string, seed: string): Answer | undefined {
  const { pathname, searchParams } = new URL(address, 'http://recorded.invalid');
  recording ??= JSON.parse(readFileSync(FILE, 'utf8')) as Recording;
  const picture = recording.pictures[pathname];
  if (picture !== undefined) return { status: 200, body: picture, contentType: 'image/svg+xml' };
  const [, path, id] = /^(\/api\/players)\/(\d+)$/.exec(pathname) ?? [undefined, pathname, ''];
  const found = READS[path!]?.(recording, { parameters: searchParams, id: Number(id), draw: `${seed} ${address}` });
  return found === undefined ? undefined : json(found);
}

interface Read {
  parameters: URLSearchParams;
  /** 0 for a path without an id. */
  id: number;
  /** Everything on which a random choice depends. */
  draw: string;
}

const READS: Readonly<Record<string, (recorded: Recording, read: Read) => unknown>> = {
  '/api/players': ({ players }, { id, parameters, draw }) =>
    id > 0 ? detailOf(players.find((player) => player.id === id)) : sampleOf(players, parameters, draw),
  '/api/players/careers': ({ players }, { parameters }) =>
    (parameters.get('ids') ?? '').split(',').flatMap((id) => careerOf(players.find((player) => `${player.id}` === id))),
  '/api/squads': ({ squads }, { parameters, draw }) =>
    parameters.has('club')
      ? squads.filter(
          ({ club, season }) => `${club.id} ${season}` === `${parameters.get('club')} ${parameters.get('season')}`,
        )
      : limited(squads, parameters, draw),
  '/api/groups': ({ groups }, { parameters, draw }) => limited(groups, parameters, draw),
  '/api/players/sample': ({ players }, { parameters, draw }) => sampleOf(players, parameters, draw),
  '/api/players/search': ({ players }, { parameters }) =>
    players.filter(({ name }) => namesContain([name], parameters.get('q') ?? '')).map(hitOf),
  '/api/coaches': ({ coaches }) => coaches,
  '/api/team-logos': ({ clubs }) => clubs,
  '/api/futwordle/answers': ({ words }, { parameters }) =>
    words.filter(({ word }) => word.length === Number(parameters.get('length') ?? 5)),
  '/api/connections-game': ({ connections }, { draw }) => shuffled(connections, draw)[0],
  '/api/player-grid/game': ({ grids }, { draw }) => shuffled(grids, draw)[0],
  '/api/album': ({ players }) => spreadsOf(players),
  '/api/nations': ({ nations }, { parameters }) => nations[parameters.get('language') ?? 'en'],
  '/api/club-names': () => ({}),
};

function detailOf(player: Recording['players'][number] | undefined): PlayerDetail | undefined {
  if (!player) return undefined;
  const { kit: _kit, kitYears: _years, ...detail } = player;
  return detail;
}

/** Returns a list of the player without `startYear` and `endYear` of the career, as the site does; an empty list without a player. */
function careerOf(player: Recording['players'][number] | undefined): PlayerDetail[] {
  const detail = detailOf(player);
  if (!detail) return [];
  const career = detail.career.map(({ team, teamLogo, matches, goals, years }) => {
    return { team, teamLogo, matches, goals, years };
  });
  return [{ ...detail, career }];
}

function sampleOf(players: Recording['players'], parameters: URLSearchParams, draw: string): PlayerSummary[] {
  return limited(players, parameters, draw).map(({ currentTeamAsOf: _date, career, ...player }) => ({
    ...player,
    career: career.map(({ team, teamLogo }) => ({ team, teamLogo })),
  }));
}

function hitOf({ id, name, country, nation, position, career }: PlayerDetail): PlayerHit {
  const years = career.map(({ years }) => years.split('-').map(Number));
  const isActive = years.some(([, last]) => last === 0);
  return {
    ...{ id, name, country, nation, position },
    from: years.length > 0 ? Math.min(...years.map(([first]) => first!)) : null,
    to: years.length > 0 && !isActive ? Math.max(...years.map(([first, last]) => last ?? first!)) : null,
  };
}

function spreadsOf(players: Recording['players']): AlbumSpread[] {
  const nations = [...new Set(players.flatMap(({ nation }) => nation ?? []))].sort();
  return nations.map((nation) => ({
    nation,
    slots: players.filter((player) => player.nation === nation).map(({ id, name, photo }) => ({ id, name, photo })),
  }));
}

/** Returns items in a drawn order: as many as the parameter `limit` requests, or all of them. */
function limited<Item>(items: readonly Item[], parameters: URLSearchParams, draw: string): Item[] {
  return shuffled(items, draw).slice(0, Number(parameters.get('limit') ?? items.length));
}

/** Returns the items in an order that depends on the text and their positions only. */
function shuffled<Item>(items: readonly Item[], draw: string): Item[] {
  const hashOf = (index: number) => createHash('sha256').update(`${draw} ${index}`).digest('hex');
  return items
    .map((item, index) => ({ item, order: hashOf(index) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ item }) => item);
}
