import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { sourcePlaces } from '@soccer-legends/plugin-checks';
import { builtSite, typeOf, type Answer, type BuiltSite } from '../local-site/built-site.ts';
import { recordedAnswer } from '../local-site/recorded-site.ts';
import type { Build } from '../project/build-game.ts';
import { DEV_PATHS, overlayScript, reloadScript, type DevEvent } from './page-script.ts';

/** A running server with the game's latest build. */
export interface DevServer {
  /** Without a trailing slash, such as `http://localhost:5199`. */
  origin: string;
  /** Serves a new build and reloads every open page of the game. */
  show(build: Build): void;
  /** Shows the output of a failed build in open pages. The last successful build stays. */
  showFailure(output: string): void;
  /** Closes the event streams, and stops accepting connections. */
  close(): void;
}

export interface DevServerOptions {
  /** 0 for any free port. */
  port: number;
  /** Origin of the site whose pages may load the build. */
  site: string;
  /** Chooses what the recorded data set draws. */
  seed?: string;
  /** Folder of the shell's build; see `BuiltSiteOptions`. */
  shell?: string;
}

/**
 * Serves a game's latest build from memory: to the pages of one site, and at `/` in the shell of this command, where a
 * recorded data set answers the calls of the game. Requests never read a path from the disk, and CORS excludes other sites.
 * Rejects if the port is in use.
 */
export function startDevServer({ port, site, ...options }: DevServerOptions): Promise<DevServer> {
  const shown = new ShownBuild(options);
  const pages = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    setCorsHeaders(request, response, site);
    const address = request.url ?? '/';
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (address === DEV_PATHS.events) return openEventStream(response, { pages, failure: shown.failure });
    if (address === DEV_PATHS.place)
      return void text(request).then((stack) => response.writeHead(200).end(shown.placeOf(stack)));
    const { status, contentType, headers, body } = shown.answer(request.method ?? 'GET', address);
    response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store', ...headers }).end(body);
  });
  const tell = (told: DevEvent) => pages.forEach((page) => page.write(eventText(told)));

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      resolve({
        origin: `http://localhost:${portOf(server)}`,
        show(build) {
          shown.replace(build);
          tell({ event: 'built' });
        },
        showFailure(output) {
          shown.failure = output;
          tell({ event: 'failed', output });
        },
        close() {
          for (const page of pages) page.end();
          server.close();
        },
      });
    });
  });
}

const NOT_FOUND: Answer = { status: 404, body: '', contentType: 'text/plain' };
/** As from a site that is restarting. */
const NOT_RECORDED: Answer = {
  status: 503,
  body: '{"code":"server.unavailable","message":"The recorded data set has no response to this call."}',
  contentType: 'application/problem+json',
};

/** The latest build, and a site that shows it. */
class ShownBuild {
  /** The output of the last build; undefined if it succeeded. */
  failure: string | undefined;
  readonly #options: Pick<DevServerOptions, 'seed' | 'shell'>;
  #build: Build = { files: new Map(), maps: new Map() };
  #site: BuiltSite | undefined;
  #draws = 0;

  constructor(options: Pick<DevServerOptions, 'seed' | 'shell'>) {
    this.#options = options;
  }

  replace(build: Build): void {
    this.failure = undefined;
    this.#build = build;
    const files = new Map(build.files);
    for (const [path, map] of build.maps) {
      files.set(path, Buffer.concat([files.get(path)!, linkTo(`${path}.map`)]));
      files.set(`${path}.map`, map);
    }
    const { shell } = this.#options;
    this.#site = builtSite(files, { script: overlayScript, secure: false, ...(shell !== undefined && { shell }) });
  }

  answer(method: string, address: string): Answer {
    const path = address.split('?')[0]!;
    const bytes = method === 'GET' ? this.#build.files.get(path.slice(1)) : undefined;
    if (bytes)
      return {
        status: 200,
        body: path === '/remoteEntry.js' ? Buffer.concat([bytes, Buffer.from(`\n${reloadScript}\n`)]) : bytes,
        contentType: typeOf(path) ?? 'application/octet-stream',
      };
    const site = this.#site;
    if (!site) return path === '/' ? waitingPage(this.failure) : NOT_FOUND;
    if (path === '/') return { ...NOT_FOUND, status: 302, headers: { location: site.listing.route } };
    return site.answer(method, path) ?? this.#called(method, address);
  }

  /** Returns the place in the author's sources where a stack trace starts, such as `src/game.ts:5`; empty if it has none. */
  placeOf(stack: string): string {
    const place = this.#site && sourcePlaces(this.#build.maps, this.#site.base)(stack);
    return place ? `${place.file}:${place.line}` : '';
  }

  /** Every call makes a new draw, except those of a matchday. */
  #called(method: string, address: string): Answer {
    if (!/^\/(?:api|art)\//.test(address)) return NOT_FOUND;
    const draw = /[?&]deal=/.test(address) ? 0 : (this.#draws += 1);
    return (method === 'GET' && recordedAnswer(address, `${this.#options.seed ?? '1'} ${draw}`)) || NOT_RECORDED;
  }
}

function linkTo(map: string): Buffer {
  return Buffer.from(`\n//# sourceMappingURL=${map.slice(map.lastIndexOf('/') + 1)}\n`);
}

/** Before the first build, the page reloads itself. */
function waitingPage(failure: string | undefined): Answer {
  const text = (failure ?? 'The first build is running …').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return {
    status: 503,
    body: `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="1"><pre>${text}</pre>`,
    contentType: 'text/html; charset=utf-8',
  };
}

function setCorsHeaders({ headers: { origin } }: IncomingMessage, response: ServerResponse, site: string): void {
  response.setHeader('vary', 'origin');
  if (origin !== site) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', '*');
}

function openEventStream(
  response: ServerResponse,
  { pages, failure }: { pages: Set<ServerResponse>; failure: string | undefined },
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(failure === undefined ? ':\n\n' : eventText({ event: 'failed', output: failure }));
  pages.add(response);
  response.once('close', () => pages.delete(response));
}

function eventText(told: DevEvent): string {
  return `data: ${JSON.stringify(told)}\n\n`;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
