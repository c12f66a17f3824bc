import type { RequestPriority } from './load.ts';
import { HEALTH_CHECKS, SAFE_METHODS } from './request-checks.ts';
import { isReport } from './request-limits.ts';
import { pathOf } from './request-path.ts';

/** Files are served from memory, and a page does not work if one of them is missing. */
const FILES = /^\/(?:assets|plugins|art|packages)\//;
/** The only deal that is not a GET. A new round has the priority of other deals, so that rounds in progress come first. */
const DEAL = '/api/game/new';
/** Requests of a page during a round. */
const MOVES = new Set(['/api/game/guess', '/api/game/next-round', '/api/player-grid/recall']);
const ADMIN = /^\/(?:api\/)?admin(?:[/-]|$)/;

/** Returns the priority of a request; undefined for a request that is always accepted. */
export function priorityOf(method: string, url: string): RequestPriority | undefined {
  const path = pathOf(url);
  if (HEALTH_CHECKS.has(path) || FILES.test(path)) return undefined;
  if (ADMIN.test(path)) return 'admin';
  if (!path.startsWith('/api/')) return 'page';
  // Event streams notify open pages of changes.
  if (path === '/api/events') return 'page';
  if (SAFE_METHODS.has(method) || path === DEAL) return 'read';
  if (MOVES.has(path)) return 'move';
  return isReport(path) ? 'report' : 'write';
}
