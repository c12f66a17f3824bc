import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { GameListing } from '@soccer-legends/contracts';
import { type BuiltFiles, sourcePlaces } from '@soccer-legends/plugin-checks';
import { builtSite, typeOf, type Answer, type BuiltSite } from '../local-site/built-site.ts';
import { recordedAnswer } from '../local-site/recorded-site.ts';
import { DRAW_HEADER } from '../devtools/observed-calls.ts';
import { type Build, readFiles } from '../project/build-game.ts';
import { DEV_PATHS, overlayScript, type DevEvent } from './page-script.ts';

/** A running server with the game's latest build. */
export interface DevServer {
  /** Without a trailing slash, such as `http://localhost:5199`. */
  origin: string;
  /** Address from which frames of the site load the build: below `origin`, at a path that no other page can guess. */
  address: string;
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
  /** Folder of the built developer tools; by default the one that comes with this command. */
  tools?: string;
}

const TOOLS_FOLDER = fileURLToPath(new URL('./devtools/', import.meta.url));

/**
 * Serves a game's latest build from memory: to the pages of one site, and at `/` in the shell of this command, with developer
 * tools beside it. There, a recorded data set answers the calls of the game. Requests never read a path from the disk, and CORS
 * excludes other sites. Rejects if the port is in use.
 */
export function startDevServer({ port, site, ...options }: DevServerOptions): Promise<DevServer> {
  const shown = new ShownBuild(options);
  const pages = new Set<ServerResponse>();
  const secret = `/${randomBytes(16).toString('base64url')}`;
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    const isSecret = url.startsWith(`${secret}/`);
    setCorsHeaders(request, response, { site, isSecret });
    const address = isSecret ? url.slice(secret.length) : url;
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (address === DEV_PATHS.events) return openEventStream(response, { pages, failure: shown.failure });
    if (address === DEV_PATHS.place)
      return void text(request).then((stack) => response.writeHead(200).end(shown.placeOf(stack)));
    sendAnswer(response, shown.answer(request, address));
  });
  const send = (event: DevEvent) => pages.forEach((page) => page.write(eventText(event)));

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      const origin = `http://localhost:${portOf(server)}`;
      resolve({
        origin,
        address: `${origin}${secret}`,
        show(build) {
          shown.replace(build);
          send({ event: 'built' });
        },
        showFailure(output) {
          shown.failure = output;
          send({ event: 'failed', output });
        },
        close() {
          for (const page of pages) page.end();
          server.close();
        },
      });
    });
  });
}

/** Path of the scripts of the developer tools. */
const TOOLS_PATH = '/devtools/';

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
  readonly #options: Omit<DevServerOptions, 'port' | 'site'>;
  /** The scripts of the developer tools by name. */
  readonly #tools: BuiltFiles;
  #build: Build = { files: new Map(), maps: new Map() };
  #site: BuiltSite | undefined;
  #draws = 0;

  constructor(options: Omit<DevServerOptions, 'port' | 'site'>) {
    this.#options = options;
    const folder = options.tools ?? TOOLS_FOLDER;
    this.#tools = existsSync(folder) ? readFiles(folder) : new Map();
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
    const script = `${overlayScript}${this.#tools.get('observed-page.js')?.toString() ?? ''}`;
    this.#site = builtSite(files, { script, secure: false, ...(shell !== undefined && { shell }) });
  }

  answer({ method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>, address: string): Answer {
    const path = address.split('?')[0]!;
    const bytes = method === 'GET' ? (this.#build.files.get(path.slice(1)) ?? this.#toolAt(path)) : undefined;
    if (bytes) return { status: 200, body: bytes, contentType: typeOf(path) ?? 'application/octet-stream' };
    const site = this.#site;
    if (!site) return path === '/' ? waitingPage(this.failure) : NOT_FOUND;
    // In the frame of the tools, `/` leads back to the game: there is no home page.
    if (path === '/' && headers['sec-fetch-dest'] === 'iframe')
      return { ...NOT_FOUND, status: 302, headers: { location: site.listing.route } };
    if (path === '/') return toolsPage(site.listing);
    return site.answer(method, path) ?? this.#called(method, address, headers[DRAW_HEADER]);
  }

  #toolAt(path: string): Buffer | undefined {
    return path.startsWith(TOOLS_PATH) ? this.#tools.get(path.slice(TOOLS_PATH.length)) : undefined;
  }

  /** Returns the place in the author's sources where a stack trace starts, such as `src/game.ts:5`; empty if it has none. */
  placeOf(stack: string): string {
    const place = this.#site && sourcePlaces(this.#build.maps, this.#site.base)(stack);
    return place ? `${place.file}:${place.line}` : '';
  }

  /** Every call makes a new draw, except those of a matchday. @param drawn value of `DRAW_HEADER`, which then determines the draw */
  #called(method: string, address: string, drawn: string | string[] | undefined): Answer {
    if (!/^\/(?:api|art)\//.test(address)) return NOT_FOUND;
    const draw = /[?&]deal=/.test(address) ? 0 : (drawn ?? (this.#draws += 1));
    return (method === 'GET' && recordedAnswer(address, `${this.#options.seed ?? '1'} ${draw}`)) || NOT_RECORDED;
  }
}

function linkTo(map: string): Buffer {
  return Buffer.from(`\n//# sourceMappingURL=${map.slice(map.lastIndexOf('/') + 1)}\n`);
}

/** The page of `dev`: its script shows the game's page in a frame, and the panel of the developer tools beside it. */
function toolsPage({ key, route }: GameListing): Answer {
  return {
    status: 200,
    body:
      '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<title>${key}, in development</title><link rel="icon" href="/favicon.svg"></head>` +
      `<body data-key="${key}" data-route="${route}"><script type="module" src="${TOOLS_PATH}panel.js"></script></body></html>`,
    contentType: 'text/html; charset=utf-8',
  };
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

/** The frame of a sandboxed game has no origin of its own, so it reads the build at a secret path instead. */
function setCorsHeaders(
  { headers: { origin } }: IncomingMessage,
  response: ServerResponse,
  { site, isSecret }: { site: string; isSecret: boolean },
): void {
  response.setHeader('vary', 'origin');
  if (isSecret && origin === 'null') response.setHeader('access-control-allow-origin', '*');
  if (origin !== site) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', '*');
}

function sendAnswer(response: ServerResponse, { status, contentType, headers, body }: Answer): void {
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store', ...headers }).end(body);
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

function eventText(event: DevEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
