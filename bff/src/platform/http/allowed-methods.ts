import type { FastifyInstance } from 'fastify';

interface Route {
  methods: readonly string[];
  url: string;
  pattern: RegExp;
}

/** No route of ours answers to more at once. */
const MOST_METHODS = 2;

const routesOf = new WeakMap<object, Route[]>();

/** Notes every route, since the router itself only answers for a method that it has. Call before the first route. */
export function noteRoutes(fastify: FastifyInstance): void {
  const routes: Route[] = [];
  routesOf.set(fastify.server, routes);
  fastify.addHook('onRoute', ({ method, url }) => {
    routes.push({ methods: [method].flat(), url, pattern: patternOf(url) });
  });
}

/** The methods that an address takes; none where there is nothing. Pages, which take any address, do not count. */
export function allowedMethods({ server }: Pick<FastifyInstance, 'server'>, path: string): string[] {
  const found = (routesOf.get(server) ?? []).filter(({ methods, pattern }) => {
    // A route that takes every method is there for refusals.
    return methods.length <= MOST_METHODS && pattern.test(path);
  });
  return [...new Set(found.flatMap(({ methods }) => methods))].sort();
}

/** Every route as `GET /api/games`, each once. */
export function namedRoutes({ server }: Pick<FastifyInstance, 'server'>): string[] {
  const named = (routesOf.get(server) ?? []).flatMap(({ methods, url }) => methods.map((method) => `${method} ${url}`));
  return [...new Set(named)].sort();
}

function patternOf(url: string): RegExp {
  if (url === '*' || url === '/*') return /^(?!\/(api|plugins|art|assets|packages)\/)\//;
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
