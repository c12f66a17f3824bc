import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BuiltFiles } from '@soccer-legends/plugin-checks';

/** A running server with the game's latest build. */
export interface DevServer {
  /** Without a trailing slash, such as `http://localhost:5199`. */
  origin: string;
  /** Serves a new build and reloads every open page of the game. */
  show(build: BuiltFiles): void;
  /** Closes the event streams, and stops accepting connections. */
  close(): void;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

const EVENTS = '/events';

/**
 * Serves a game's latest build from memory to the pages of one site. Requests never read from the disk, which rules out
 * path traversal, and CORS excludes other sites. Rejects if the port is in use.
 * @param port 0 for any free one
 * @param site its origin
 */
export function startDevServer(port: number, site: string): Promise<DevServer> {
  let build: BuiltFiles = new Map();
  const pages = new Set<ServerResponse>();

  const server = createServer((request, response) => {
    setCorsHeaders(request, response, site);
    const [path = '/'] = (request.url ?? '/').split('?');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (path === EVENTS) return openEventStream(response, pages);
    const bytes = build.get(path.slice(1));
    if (!bytes) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    return void response.end(path === '/remoteEntry.js' ? Buffer.concat([bytes, Buffer.from(reloadScript())]) : bytes);
  });

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      resolve({
        origin: `http://localhost:${portOf(server)}`,
        show(next) {
          build = next;
          for (const page of pages) page.write('data: built\n\n');
        },
        close() {
          for (const page of pages) page.end();
          server.close();
        },
      });
    });
  });
}

function setCorsHeaders({ headers: { origin } }: IncomingMessage, response: ServerResponse, site: string): void {
  response.setHeader('vary', 'origin');
  if (origin !== site) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', '*');
}

function openEventStream(response: ServerResponse, pages: Set<ServerResponse>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': sends a message after each build\n\n');
  pages.add(response);
  response.once('close', () => pages.delete(response));
}

/**
 * Returns a script that reloads the page after a build, because a document cannot load a module twice. The SDK restores
 * the round. The script is part of the served game, so the shell needs no support for it.
 */
function reloadScript(): string {
  return `\n;new EventSource(new URL('.${EVENTS}', import.meta.url)).onmessage = () => location.reload();\n`;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
