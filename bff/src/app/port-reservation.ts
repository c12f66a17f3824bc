import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Config } from '../platform/config/config.ts';
import { VERSION } from '../platform/environment/version.ts';

/**
 * Listens at the server's port while it starts, and returns a function that stops it. Rejects if the port is in use, before
 * anything is migrated. Only `/livez` succeeds: waiting for a database is no reason to restart the process.
 */
export async function reservePort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<() => Promise<void>> {
  const server = createServer(({ url }, response) => {
    const isLive = url === '/livez';
    response.writeHead(isLive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(isLive ? {} : { 'retry-after': '2' }),
    });
    response.end(JSON.stringify(isLive ? { live: true, version: VERSION } : { ready: false }));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
