import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isReadableBody } from './body-encoding.ts';
import { isCrossSite, provesOwnPage } from './cross-site.ts';
import type { DomainError } from './domain-error.ts';
import { CrossSiteRequest, InvalidRequest, NotFound, UnsupportedBodyEncoding, UrlTooLong } from './request-errors.ts';
import { isOrdinaryPath, isUrlTooLong, pathOf } from './request-path.ts';
import { hasSessionCookie } from './session-cookie-name.ts';
import { repeatedHeader } from './single-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a hook rejected the request before its route's handler ran. */
    isRejected: boolean;
  }
}

/** Returns the error to reject a request with, or undefined to let it pass. */
export type RequestCheck = (request: FastifyRequest, path: string) => DomainError | undefined;

export const HEALTH_CHECKS = new Set(['/livez', '/readyz']);
export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Adds a hook that rejects a request with the first error that a check returns. Health checks always pass. */
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

/** Marks a request as rejected, and returns the error to pass to the hook's `done`. */
export function rejection(request: FastifyRequest, error: DomainError): DomainError {
  request.isRejected = true;
  return error;
}

export const checkUrl: RequestCheck = ({ originalUrl }, path) => {
  if (isUrlTooLong(originalUrl, path)) return new UrlTooLong();
  return originalUrl.startsWith('/')
    ? undefined
    : new InvalidRequest(['the request target does not begin with a slash']);
};

/** A worker serves only its health checks. */
export function checkRole({ role }: Pick<Config, 'role'>): RequestCheck {
  return () => (role === 'worker' ? new NotFound() : undefined);
}

export const checkHeaders: RequestCheck = ({ raw, headers }) => {
  const repeated = repeatedHeader(raw.rawHeaders);
  if (repeated) return new InvalidRequest([`the header ${repeated} was sent twice`]);
  return isReadableBody(headers) ? undefined : new UnsupportedBodyEncoding();
};

/**
 * Other sites may not send writes, nor the administrator's reads, some of which are expensive. A write with a session
 * must prove that a page of this site sent it.
 */
export function checkSite({ publicUrl }: Pick<Config, 'publicUrl'>): RequestCheck {
  return ({ method, headers }, path) => {
    const isWrite = !SAFE_METHODS.has(method);
    const isForeign =
      ((isWrite || path.startsWith('/api/admin')) && isCrossSite(headers, publicUrl)) ||
      (isWrite && hasSessionCookie(headers.cookie) && !provesOwnPage(headers, publicUrl));
    return isForeign ? new CrossSiteRequest() : undefined;
  };
}

/** Browsers that ask for a page pass, and get the page for unknown addresses. */
export const checkPath: RequestCheck = ({ method, headers }, path) =>
  isOrdinaryPath(path) || (method === 'GET' && headers.accept?.includes('text/html')) ? undefined : new NotFound();
