import { readSharedPath, startOfMatchday, type GameListing, type SharedSubject } from '@soccer-legends/contracts';

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
/** The pages of matchdays and of challenges are rendered as these, which name no matchday and no game. */
const SHARED_VIEWS = { matchday: '/d/1', challenge: '/c/d1/game' };
const CONSOLE_PATH = /^\/admin(?:-login)?(?:\/|$)/;
/** Unknown addresses are rendered as these, so that they share one page. No game can have such a route. */
const NOT_FOUND = { site: '/not/found', console: '/admin/not/found' };

/** What the path of a page names. */
export interface PageAddress {
  path: string;
  /** The address that the page is rendered for: one for all paths that show the same page. */
  view: string;
  /** The game with this route or key, active or not. */
  game: GameListing | undefined;
  /** What the path of a matchday or challenge names, if its matchday has begun and its game is active. */
  shared: SharedSubject | undefined;
  isConsole: boolean;
  /** 404 for an inactive game, too. */
  status: 200 | 404;
}

/** Returns what a path names. @param listings all games of the site */
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

export function isConsolePath(path: string): boolean {
  return CONSOLE_PATH.test(path);
}

function sharedSubject(path: string, listings: readonly GameListing[], now: Date): SharedSubject | undefined {
  const subject = readSharedPath(path);
  if (!subject) return undefined;
  if ('game' in subject && !listings.some(({ key, isActive }) => isActive && key === subject.game)) return undefined;
  // The page asks whether a challenge still deals, so that rendering it needs no database.
  if (subject.kind === 'challenge') return subject;
  return startOfMatchday(subject.matchday) <= now.getTime() ? subject : undefined;
}

/** Returns the address whose page the shell shows at a path: it ignores a slash at the end. */
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
