import { readSharedPath, startOfMatchday, type GameListing, type SharedSubject } from '@soccer-legends/contracts';

/** Path of the hub. */
export const HUB = '/';
const OWN_ROUTES = new Set([
  HUB,
  '/matchdays',
  '/season',
  '/album',
  '/settings',
  '/feedback',
  '/admin',
  '/admin-login',
]);
/** These views name no matchday and no game, so that all such pages share one rendering. */
const SHARED_VIEWS = { matchday: '/d/1', challenge: '/c/d1/game' };
const CONSOLE_PATH = /^\/admin(?:-login)?(?:\/|$)/;
/** Views for unknown addresses, so that all of them share one page. No game can have such a route. */
const NOT_FOUND = { site: '/not/found', console: '/admin/not/found' };

/** What the shell shows at a path. */
export interface PageAddress {
  path: string;
  /** The address for which the page is rendered: one for all paths that show the same page. */
  view: string;
  /** The game with this route or key, active or not. */
  game: GameListing | undefined;
  /** The matchday or challenge in the path, if its matchday has begun and its game is active. */
  shared: SharedSubject | undefined;
  isConsole: boolean;
  /** Also 404 for an inactive game. */
  status: 200 | 404;
}

/** @param listings all games of the site */
export function readPageAddress(path: string, listings: readonly GameListing[], now: Date): PageAddress {
  const game = gameAt(path, listings);
  const shared = sharedSubject(path, listings, now);
  return {
    path,
    view: viewAt(path, listings),
    game,
    shared,
    isConsole: isConsolePath(path),
    status: game?.isActive || OWN_ROUTES.has(path) || shared ? 200 : 404,
  };
}

/** Whether a path is one of the console's pages, also an unknown one. */
export function isConsolePath(path: string): boolean {
  return CONSOLE_PATH.test(path);
}

function sharedSubject(path: string, listings: readonly GameListing[], now: Date): SharedSubject | undefined {
  const subject = readSharedPath(path);
  if (!subject) return undefined;
  if ('game' in subject && !listings.some(({ key, isActive }) => isActive && key === subject.game)) return undefined;
  // The page itself checks whether a challenge is still valid, so rendering needs no database.
  if (subject.kind === 'challenge') return subject;
  return startOfMatchday(subject.matchday) <= now.getTime() ? subject : undefined;
}

/** Returns the address whose page the shell shows at a path. The shell ignores a trailing slash. */
function viewAt(path: string, listings: readonly GameListing[]): string {
  const plain = path.replace(/(.)\/+$/, '$1');
  if (OWN_ROUTES.has(plain)) return plain;
  if (isConsolePath(plain)) return NOT_FOUND.console;
  const shared = readSharedPath(plain);
  if (shared) return shared.kind === 'challenge' ? SHARED_VIEWS.challenge : SHARED_VIEWS.matchday;
  return gameAt(plain, listings)?.route ?? NOT_FOUND.site;
}

function gameAt(path: string, listings: readonly GameListing[]): GameListing | undefined {
  return listings.find(({ route, key }) => route === path || `/${key}` === path);
}
