import {
  gameAtPath,
  isConsolePath,
  ownPageAt,
  startOfMatchday,
  type GameListing,
  type OwnPage,
  type PictureSubject,
  type SharedSubject,
} from '@soccer-legends/contracts';

/** These views name no matchday and no game, so that all such pages share one rendering. */
const SHARED_VIEWS = { matchday: '/d/1', challenge: '/c/d1/game' };
/** Views for unknown addresses, so that all of them share one page. No game can have such a route. */
const NOT_FOUND = { site: '/not/found', console: '/admin/not/found' };

/** What the shell shows at a path. */
export interface RequestedPage {
  path: string;
  /** The address for which the page is rendered: one for all paths that show the same page. */
  view: string;
  /** The address whose title the page has: its own for a shared link, that of an unknown page for a missing one. */
  titled: string;
  /** The game with this route or key, active or not. */
  game: GameListing | undefined;
  /** The matchday or challenge in the path, if its matchday has begun and its game is active. */
  shared: SharedSubject | undefined;
  /** What the preview picture of the page shows; undefined for a page without one. */
  picture: PictureSubject | undefined;
  isConsole: boolean;
  /** Also 404 for an inactive game. */
  status: 200 | 404;
}

/** @param listings all games of the site */
export function requestedPage(path: string, listings: readonly GameListing[], now: Date): RequestedPage {
  const page = ownPageAt(path);
  const address = { path, game: undefined, shared: undefined, picture: undefined, isConsole: isConsolePath(path) };
  if (page?.kind === 'page') return { ...address, view: path, titled: path, picture: page, status: 200 };
  if (page?.kind === 'console') return { ...address, view: path, titled: path, status: 200 };
  if (page) return { ...address, ...sharedAddress(path, page, { listings, now }) };
  const game = gameAtPath(path, listings);
  if (!game) {
    const view = NOT_FOUND[address.isConsole ? 'console' : 'site'];
    return { ...address, view, titled: view, status: 404 };
  }
  return {
    ...address,
    view: game.route,
    titled: game.route,
    game,
    picture: { kind: 'game', game: game.key },
    status: game.isActive ? 200 : 404,
  };
}

/**
 * Returns the path without its one trailing slash, if a page is there; undefined for any other path. An inactive game
 * has a page.
 */
export function withoutSlash(path: string, listings: readonly GameListing[]): string | undefined {
  if (!path.endsWith('/')) return undefined;
  const plain = path.slice(0, -1);
  return ownPageAt(plain) || gameAtPath(plain, listings) ? plain : undefined;
}

type SharedAddress = Pick<RequestedPage, 'view' | 'titled' | 'shared' | 'picture' | 'status'>;

function sharedAddress(
  path: string,
  subject: Exclude<OwnPage, { kind: 'page' | 'console' }>,
  { listings, now }: { listings: readonly GameListing[]; now: Date },
): SharedAddress {
  const view = subject.kind === 'challenge' ? SHARED_VIEWS.challenge : SHARED_VIEWS.matchday;
  const hasBegun = subject.kind === 'challenge' || startOfMatchday(subject.matchday) <= now.getTime();
  const hasGame = !('game' in subject) || listings.some(({ key, isActive }) => isActive && key === subject.game);
  return hasBegun && hasGame
    ? { view, titled: path, shared: subject, picture: subject, status: 200 }
    : { view, titled: NOT_FOUND.site, shared: undefined, picture: undefined, status: 404 };
}

/** Returns the page of all challenges that have ended or never existed. */
export function endedPage({ path, view, isConsole }: RequestedPage): RequestedPage {
  return { path, view, titled: view, game: undefined, shared: undefined, picture: undefined, isConsole, status: 404 };
}
