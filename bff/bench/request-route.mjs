// Groups the paths of requests by the route that handles them.
import { PUBLIC_ROUTES } from '../test/public-routes.ts';

const ROUTES = PUBLIC_ROUTES.map((name) => {
  const [method, pattern] = name.split(' ');
  const source = pattern.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*');
  return { name, method, pattern: new RegExp(`^${source}$`), specific: pattern.replaceAll(/[:*].*/g, '').length };
}).sort((one, other) => other.specific - one.specific);

/** Returns the name of a route, such as `GET /art/player/:file`. A draw with a token counts as a route of its own. */
export function routeOf(method, path) {
  const [address, query = ''] = path.split('?');
  const { name } = ROUTES.find((route) => route.method === method && route.pattern.test(address));
  const isDraw = method === 'GET' && address.startsWith('/api/') && !name.includes('search');
  return isDraw && /(?:^|&)deal=/.test(query) ? `${name}?deal` : name;
}
