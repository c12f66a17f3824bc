import type { IncomingHttpHeaders } from 'node:http';
import { FRAME_PATH } from '@soccer-legends/plugin-checks/page';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isCrossSite, provesOwnPage } from './cross-site.ts';
import type { DomainError } from './domain-error.ts';
import {
  CrossSiteRequest,
  InvalidRequest,
  NotFound,
  UnsupportedBodyEncoding,
  UrlTooLong,
  WrongAddress,
} from './request-errors.ts';
import { isOrdinaryPath, isUrlTooLong, pathOf } from './request-path.ts';
import { hasSessionCookie } from './session-cookie-name.ts';
import type { SiteAddresses } from './site-addresses.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a hook rejected the request before its route's handler ran. */
    isRejected: boolean;
    /** Why the response has a status of 500 or more, for the log: a stack only for errors of the server itself. */
    failure: { err: unknown } | { reason: string } | undefined;
  }
}

/** Returns the error with which to reject a request, or undefined to accept it. */
export type RequestCheck = (request: FastifyRequest, path: string) => DomainError | undefined;

export const HEALTH_CHECKS = new Set(['/livez', '/readyz']);
export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Adds a hook that rejects a request with the first error of a check. Health checks are never rejected. */
export function addRequestChecks(fastify: FastifyInstance, checks: readonly RequestCheck[]): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const path = pathOf(request.originalUrl);
    if (HEALTH_CHECKS.has(path)) return done();
    for (const check of checks) {
      const error = check(request, path);
      if (error) return done(rejection(request, error));
    }
    done();
  });
}

export function rejection(request: FastifyRequest, error: DomainError): DomainError {
  request.isRejected = true;
  return error;
}

export const checkUrl: RequestCheck = ({ originalUrl }, path) => {
  if (isUrlTooLong(originalUrl, path)) return new UrlTooLong();
  return originalUrl.startsWith('/') ? undefined : new InvalidRequest(['its target must begin with a slash']);
};

/** A worker serves only its health checks. */
export function checkRole({ role }: Pick<Config, 'role'>): RequestCheck {
  return () => (role === 'worker' ? new NotFound() : undefined);
}

export const checkHeaders: RequestCheck = ({ raw, headers }) => {
  const repeated = repeatedHeader(raw.rawHeaders);
  if (repeated) return new InvalidRequest([`the header ${repeated} must be sent once only`]);
  return isReadableBody(headers) ? undefined : new UnsupportedBodyEncoding();
};

/** Rejects writes and administrator reads from other sites. A write with a session must prove that it is from this site. */
export function checkSite(addresses: SiteAddresses): RequestCheck {
  return ({ method, headers }, path) => {
    const ownOrigin = addresses.originOf(headers);
    const isWrite = !SAFE_METHODS.has(method);
    const isForeign =
      ((isWrite || path.startsWith('/api/admin')) && isCrossSite(headers, ownOrigin)) ||
      (isWrite && hasSessionCookie(headers.cookie) && !provesOwnPage(headers, ownOrigin));
    return isForeign ? new CrossSiteRequest() : undefined;
  };
}

/** Files that run in the pages of the site, or are for authors of games. */
const FILES_OF_GAMES = /^\/(?:plugins|packages)(?:\/|$)/;
const CONSOLE_CALLS = /^\/api\/admin(?:\/|$)/;
/** Teams publish at the address of the site. Their token is not a cookie, so no page can send it for them. */
const PUBLISHING_CALLS = /^\/api\/admin\/plugins(?:\/|$)/;

/**
 * The console's own address serves no files of games, and a game's host only its frame and its files. With `ADMIN_URL`, the
 * site's address rejects the console's calls.
 * The guards ignore a session cookie at the site's address, also next to a publish token.
 */
export function checkAddress(addresses: SiteAddresses, { adminUrl }: Pick<Config, 'adminUrl'>): RequestCheck {
  return ({ headers }, path) => {
    const game = addresses.gameHostOf(headers);
    if (game) return path === FRAME_PATH || path.startsWith(`/plugins/${game.key}/`) ? undefined : new NotFound();
    if (!addresses.servesGames(headers)) return FILES_OF_GAMES.test(path) ? new NotFound() : undefined;
    if (adminUrl === undefined) return undefined;
    const isPublishing = headers.authorization !== undefined && PUBLISHING_CALLS.test(path);
    return CONSOLE_CALLS.test(path) && !isPublishing ? new WrongAddress({ adminUrl }) : undefined;
  };
}

/** Requests of browsers for a page are accepted, because unknown addresses show a page. */
export const checkPath: RequestCheck = ({ method, headers }, path) =>
  isOrdinaryPath(path) || (method === 'GET' && headers.accept?.includes('text/html')) ? undefined : new NotFound();

const CHARSET = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]*))/i;

/** Whether the server can read a body: one without a content coding and in UTF-8. */
export function isReadableBody({
  'content-encoding': coding = 'identity',
  'content-type': type = '',
}: IncomingHttpHeaders): boolean {
  const [, quoted, plain] = CHARSET.exec(type) ?? [];
  return coding.trim().toLowerCase() === 'identity' && (quoted ?? plain ?? 'utf-8').toLowerCase() === 'utf-8';
}

/**
 * Headers that this server and a proxy could interpret differently if they are sent twice. Node.js keeps the first `host`,
 * `content-type` and `authorization`, and joins two values of `origin`.
 */
const SINGLE = new Set(['host', 'origin', 'content-type', 'authorization']);
const LENGTHS = new Set([...SINGLE].map(({ length }) => length));

/** Returns the name of a `SINGLE` header that was sent twice. @param rawHeaders alternating names and values */
export function repeatedHeader(rawHeaders: readonly string[]): string | undefined {
  const seen: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const raw = rawHeaders[index]!;
    if (!LENGTHS.has(raw.length)) continue;
    const name = raw.toLowerCase();
    if (!SINGLE.has(name)) continue;
    if (seen.includes(name)) return name;
    seen.push(name);
  }
  return undefined;
}
