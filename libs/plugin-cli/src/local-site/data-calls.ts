import { LARGEST_SAMPLE } from '@soccer-legends/contracts';

/** A call of the data API that a game may make. */
interface DataCall {
  path: string;
  /** The type of the response, exported by `@soccer-legends/game-sdk/data`. */
  returns: string;
  about: string;
  /** Whether a matchday freezes the response, so that all visitors get the same one. */
  frozen: boolean;
  /** An address of this site that a browser can open; without one, the path has a variable. */
  example?: string;
}

export const DATA_CALLS: readonly DataCall[] = [
  {
    path: '/api/players?limit=30',
    returns: 'PlayerSummary[]',
    about: 'random players, at most 300',
    frozen: true,
    example: '/api/players?limit=3',
  },
  { path: '/api/players/{id}', returns: 'PlayerDetail', about: 'one player with the whole career', frozen: false },
  {
    path: '/api/players/careers?ids=1001,1002',
    returns: 'PlayerDetail[]',
    about: 'up to 60 players with their whole careers; on a matchday only players of its lists',
    frozen: true,
    example: '/api/players/careers?ids=1001,1002',
  },
  {
    path: '/api/squads?limit=10',
    returns: 'Squad[]',
    about: 'up to 20 random clubs, each with its players in one season',
    frozen: true,
    example: '/api/squads?limit=1',
  },
  { path: '/api/squads?club={id}&season=2015', returns: 'Squad[]', about: 'one squad', frozen: false },
  {
    path: '/api/groups?limit=10',
    returns: 'PlayerGroup[]',
    about: 'up to 20 random groups, each of up to 24 players with something in common',
    frozen: true,
    example: '/api/groups?limit=1',
  },
  {
    path: '/api/players/search?q=',
    returns: 'PlayerHit[]',
    about: 'as used by the component `PlayerSearch`',
    frozen: false,
    example: '/api/players/search?q=zid',
  },
  { path: '/api/coaches', returns: 'CoachSummary[]', about: 'all coaches', frozen: true, example: '/api/coaches' },
  { path: '/api/team-logos', returns: 'TeamLogo[]', about: 'all clubs', frozen: true, example: '/api/team-logos' },
  {
    path: '/api/futwordle/answers?length=5',
    returns: 'WordleAnswer[]',
    about: 'the best known first',
    frozen: true,
    example: '/api/futwordle/answers?length=5',
  },
  {
    path: '/api/connections-game',
    returns: 'ConnectionsPuzzle',
    about: 'four groups of four players',
    frozen: true,
    example: '/api/connections-game',
  },
  {
    path: '/api/player-grid/game',
    returns: 'PlayerGridPuzzle',
    about: 'nine cells with one solution',
    frozen: true,
    example: '/api/player-grid/game',
  },
];

const FROZEN = DATA_CALLS.filter(({ frozen }) => frozen).map(({ path }) => path.split('?')[0]);

/** Returns whether a matchday freezes the response to a call, which has a path and a query. */
export function isFrozenCall(call: string): boolean {
  const { pathname, searchParams } = new URL(call, 'http://site.invalid');
  if (!FROZEN.includes(pathname) || searchParams.has('club')) return false;
  return Number(searchParams.get('limit') ?? 0) <= LARGEST_SAMPLE;
}
