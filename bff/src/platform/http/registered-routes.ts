import type { FastifyInstance } from 'fastify';

export interface RegisteredRoute {
  methods: readonly string[];
  /** The template, such as `/api/players/:id`. */
  url: string;
  /** Whether it is a `@Cached()` route. */
  isCached: boolean;
}

/** Routes of the site have one method, or GET and HEAD. Only routes that reject requests have more. */
const MAX_METHODS = 2;

const routesOf = new WeakMap<object, (RegisteredRoute & { pattern: RegExp })[]>();

/** Records every route, because the router can only search by method. Call it before the first route. */
export function recordRoutes(fastify: FastifyInstance): void {
  // eslint-disable-next-line bounds/closures -- the routes of the site
  const routes: (RegisteredRoute & { pattern: RegExp })[] = [];
  routesOf.set(fastify.server, routes);
  fastify.addHook('onRoute', ({ method, url, config }) => {
    routes.push({ methods: [method].flat(), url, isCached: config?.cached === true, pattern: patternOf(url) });
  });
}

export function registeredRoutes({ server }: Pick<FastifyInstance, 'server'>): readonly RegisteredRoute[] {
  return routesOf.get(server) ?? [];
}

/** Returns the methods of a path; none for an unknown path. Ignores the pages' wildcard, which matches any path. */
export function allowedMethods({ server }: Pick<FastifyInstance, 'server'>, path: string): string[] {
  const matching = (routesOf.get(server) ?? []).filter(
    ({ methods, pattern }) => methods.length <= MAX_METHODS && pattern.test(path),
  );
  return [...new Set(matching.flatMap(({ methods }) => methods))].sort();
}

/** Returns the distinct routes as sorted strings, such as `GET /api/games`. */
export function routeNames({ server }: Pick<FastifyInstance, 'server'>): string[] {
  const names = (routesOf.get(server) ?? []).flatMap(({ methods, url }) => methods.map((method) => `${method} ${url}`));
  return [...new Set(names)].sort();
}

function patternOf(url: string): RegExp {
  if (url === '*' || url === '/*') return /^(?!\/(api|plugins|art|assets|packages)\/)\//;
  const segments = url.split('/').map((segment) => {
    if (segment.startsWith(':')) return '[^/]+';
    return segment === '*' ? '.+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${segments.join('/')}$`);
}
