import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isCrossSite } from './cross-site.ts';
import type { DomainError } from './domain-error.ts';
import type { Load } from './load.ts';
import { CrossSiteRequest, InvalidRequest, NotFound, Overloaded, UrlTooLong } from './request-errors.ts';
import { isOrdinaryPath, isUrlTooLong, pathOf } from './request-path.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a hook rejected the request before its route's handler ran. */
    isRejected: boolean;
  }
}

/** Returns the error to reject a request with, or undefined to let it pass. */
export type RequestCheck = (request: FastifyRequest, path: string) => DomainError | undefined;

const HEALTH_CHECKS = new Set(['/livez', '/readyz']);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

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

/** Other sites may not send writes, nor the administrator's reads, some of which are expensive. */
export function checkSite({ publicUrl }: Pick<Config, 'publicUrl'>): RequestCheck {
  return ({ method, headers }, path) =>
    (!SAFE_METHODS.has(method) || path.startsWith('/api/admin')) && isCrossSite(headers, publicUrl)
      ? new CrossSiteRequest()
      : undefined;
}

export function checkLoad(load: Load): RequestCheck {
  return () => (load.overloaded ? new Overloaded() : undefined);
}

/** Browsers that ask for a page pass, and get the page for unknown addresses. */
export const checkPath: RequestCheck = ({ method, headers }, path) =>
  isOrdinaryPath(path) || (method === 'GET' && headers.accept?.includes('text/html')) ? undefined : new NotFound();
