import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TamperingProxy {
  url: string;
  stop(): void;
}

/**
 * Starts a proxy in front of a site that adds code to some of its scripts. Unlike Playwright's routes, it works in
 * every browser.
 * @param tampered matches the paths of the scripts
 */
export async function startTamperingProxy(site: string, tampered: RegExp): Promise<TamperingProxy> {
  const proxy = createServer(async ({ method, url = '/', headers }, response) => {
    const { host: _host, connection: _connection, ...sent } = headers as Record<string, string>;
    const answer = await fetch(site + url, { method: method ?? 'GET', headers: sent, redirect: 'manual' });
    const {
      'content-encoding': _encoding,
      'content-length': _length,
      ...received
    } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, received);
    if (tampered.test(url)) response.end(`${await answer.text()}\n;globalThis.tampered = true;`);
    else response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
