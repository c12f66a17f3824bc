import type { Page, Route } from '@playwright/test';

/** Kinds of requests that an overloaded server, or a proxy in front of it, rejects independently. */
type RequestKind = 'page' | 'script' | 'style sheet' | 'texts' | 'picture' | 'stream' | 'read' | 'write' | 'report';

/** Kinds of game files; all others are pictures. */
const FILES = [
  ['.js', 'script'],
  ['.css', 'style sheet'],
  ['.json', 'texts'],
] as const;
const REPORTS = /^\/api\/(?:client-reports|csp-reports|plugin-health)$/;
const RETRY_AFTER_SECONDS = 1;
const PROBLEM = { code: 'overloaded', message: 'The server has too much work.', requestId: 'busy' };
const BUSY_PAGE = `<!doctype html><meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}"><title>Busy</title>`;

/**
 * Responds to requests of the page with 503, as an overloaded server does. Never rejects files of the shell, which the
 * server has in memory.
 * @param isRejected whether the nth request of its kind is rejected, counted from 1
 * @returns the rejected kinds; grows as requests are rejected
 */
export async function makeServerBusy(page: Page, isRejected: (nth: number) => boolean): Promise<Set<RequestKind>> {
  const counts = new Map<RequestKind, number>();
  const rejected = new Set<RequestKind>();
  await page.route(/./, async (route) => {
    const kind = kindOf(route);
    if (kind === undefined) return route.continue();
    const nth = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, nth);
    if (!isRejected(nth)) return route.continue();
    rejected.add(kind);
    const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
    await (kind === 'page'
      ? route.fulfill({ status: 503, headers, contentType: 'text/html', body: BUSY_PAGE })
      : route.fulfill({ status: 503, headers, json: PROBLEM }));
  });
  return rejected;
}

function kindOf(route: Route): RequestKind | undefined {
  const request = route.request();
  const { pathname } = new URL(request.url());
  if (request.isNavigationRequest()) return 'page';
  if (pathname.startsWith('/art/')) return 'picture';
  if (pathname.startsWith('/plugins/')) return FILES.find(([ending]) => pathname.endsWith(ending))?.[1] ?? 'picture';
  if (pathname === '/api/events') return 'stream';
  if (!pathname.startsWith('/api/')) return undefined;
  if (request.method() === 'GET') return 'read';
  return REPORTS.test(pathname) ? 'report' : 'write';
}
