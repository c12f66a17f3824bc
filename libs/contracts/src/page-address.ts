import { isChallengeToken } from './challenge.ts';
import type { ConsoleProps } from './console.ts';
import { GAME_KEY } from './game-key.ts';
import { readScoreCard } from './marks.ts';
import { matchdayOfToken } from './matchday.ts';
import type { GameListing } from './registry.ts';

/** The site's pages without parameters. The server and the shell's router know no others. */
export const SITE_PAGES = {
  home: '/',
  matchdays: '/matchdays',
  season: '/season',
  album: '/album',
  facts: '/facts',
  league: '/l',
  settings: '/settings',
  feedback: '/feedback',
} as const;
export type SitePage = keyof typeof SITE_PAGES;

export const CONSOLE_PAGES = { dashboard: '/admin', login: '/admin-login' } as const satisfies Record<
  ConsoleProps['page'],
  string
>;

const CONSOLE_PATH = /^\/admin(?:-login)?(?:\/|$)/;

/**
 * The fixtures of a matchday in an address, in the order of its card: `w` for a won one, `l` for a lost one, `-` for
 * one not played.
 */
const DAY_RESULT = /^[wl-]{1,10}$/;

/** Subject of a matchday's pages. `game` is the key of a game, and `result` has the form of `DAY_RESULT`. */
export type MatchdaySubject =
  | { kind: 'day'; matchday: number }
  | { kind: 'fixture'; matchday: number; game: string }
  | { kind: 'result'; matchday: number; result: string };

/** The result of a round; `writeScoreCard` describes `card`. */
export type RoundSubject = { kind: 'round'; matchday: number; game: string; card: string };

/** Subject of a page that visitors share, each with its own preview picture. */
export type SharedSubject = MatchdaySubject | RoundSubject | { kind: 'challenge'; token: string; game: string };

/** What the site itself shows at a path. The pages of games come from the registry. */
export type OwnPage =
  { kind: 'page'; page: SitePage } | { kind: 'console'; page: ConsoleProps['page'] } | SharedSubject;

const PLAIN_PAGES = new Map<string, OwnPage>([
  ...Object.entries(SITE_PAGES).map(([page, path]) => [path, { kind: 'page', page: page as SitePage }] as const),
  ...Object.entries(CONSOLE_PAGES).map(
    ([page, path]) => [path, { kind: 'console', page: page as ConsoleProps['page'] }] as const,
  ),
]);

/** Returns the page at exactly this path; undefined for the path of a game and for any other one. */
export function ownPageAt(path: string): OwnPage | undefined {
  return PLAIN_PAGES.get(path) ?? readSharedPath(path);
}

/** Returns the game with this path as its route, or as its key: the alias of its route. It may be inactive. */
export function gameAtPath(path: string, games: readonly GameListing[]): GameListing | undefined {
  return games.find(({ route, key }) => route === path || `/${key}` === path);
}

/** Returns whether a path belongs to the console, which may have no page there. */
export function isConsolePath(path: string): boolean {
  return CONSOLE_PATH.test(path);
}

/** Returns the path of a shared page, such as `/d/147/logo-game`. */
export function sharedPath(subject: SharedSubject): string {
  switch (subject.kind) {
    case 'day':
      return `/d/${subject.matchday}`;
    case 'fixture':
      return `/d/${subject.matchday}/${subject.game}`;
    case 'round':
      return `/d/${subject.matchday}/${subject.game}/${subject.card}`;
    case 'result':
      return `/d/${subject.matchday}/r/${subject.result}`;
    case 'challenge':
      return `/c/${subject.token}/${subject.game}`;
  }
}

/**
 * Parses the path of a shared page: a matchday `/d/147`, its result `/d/147/r/wwl-------`, a fixture `/d/147/logo-game`,
 * its result `/d/147/logo-game/2-3.hmh`, or a challenge `/c/c7k3m9qx2v4/logo-game`. Undefined for any other path.
 */
function readSharedPath(path: string): SharedSubject | undefined {
  const [empty, area, first = '', ...rest] = path.split('/');
  if (empty !== '') return undefined;
  if (area === 'c') return readChallenge(first, rest);
  const matchday = matchdayOfToken(`d${first}`);
  return area === 'd' && matchday !== undefined ? readDay(matchday, rest) : undefined;
}

function readDay(matchday: number, [second, third, ...more]: readonly string[]): SharedSubject | undefined {
  if (more.length > 0) return undefined;
  if (second === undefined) return { kind: 'day', matchday };
  if (second === 'r' && third !== undefined)
    return DAY_RESULT.test(third) ? { kind: 'result', matchday, result: third } : undefined;
  if (!GAME_KEY.test(second)) return undefined;
  if (third === undefined) return { kind: 'fixture', matchday, game: second };
  return readScoreCard(third) && { kind: 'round', matchday, game: second, card: third };
}

function readChallenge(token: string, [game = '', ...more]: readonly string[]): SharedSubject | undefined {
  const isToken = isChallengeToken(token) || matchdayOfToken(token) !== undefined;
  return isToken && GAME_KEY.test(game) && more.length === 0 ? { kind: 'challenge', token, game } : undefined;
}
