import { fileURLToPath } from 'node:url';
import { RETRY_PATHS, retryPath, routeOf, type GameListing, type PluginManifest } from '@soccer-legends/contracts';
import { integrityOf, type BuiltFiles } from '@soccer-legends/plugin-checks';
import {
  contentSecurityPolicy,
  describeGame,
  FRAME_PATH,
  frameDocument,
  readShellBuild,
  remoteFilesBelow,
  remoteInFrame,
  renderPage,
  shellTextsIn,
} from '@soccer-legends/plugin-checks/page';
import { readFiles } from '../../project/build-game.ts';

/** A response of the site: a file, a page or the answer of a call. */
export interface Answer {
  status: number;
  body: string | Buffer;
  contentType: string;
  headers?: Record<string, string>;
}

/** A site with one game, in memory. */
export interface BuiltSite {
  /** The game, as the site lists it. */
  listing: GameListing;
  /** The path of the game's files, with a trailing slash. */
  base: string;
  /** Responds to a GET of a page, of a file or of the list of games; undefined for any other call. */
  answer(path: string): Answer | undefined;
}

/** The build of the shell that comes with this command. */
const SHELL_FOLDER = fileURLToPath(new URL('./shell/', import.meta.url));

/** The site's origin in the browser, which intercepts every request to it. */
export const ORIGIN = 'https://soccer-legends.invalid';

/** The origin of a frame equals no other. */
const FOR_FRAMES = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** The shell retries a file at other addresses. */
const STARTS = Array.from({ length: RETRY_PATHS + 1 }, (_, attempt) => attempt);

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/**
 * Returns a site with the shell of this command and one game, whose pages are those of the server: the same document,
 * import map and content security policy.
 * @param isTrusted whether the game runs in the page, or in a frame
 */
export function builtSite(files: BuiltFiles, isTrusted = true, shellFolder = SHELL_FOLDER): BuiltSite {
  const shellFiles = readFiles(shellFolder);
  const { html, policy, listing, base } = pageOf(files, shellFiles, isTrusted);
  const frame = frameDocument({ site: ORIGIN });
  const page = { status: 200, body: html, contentType: 'text/html; charset=utf-8', headers: policyHeader(policy) };
  return {
    listing,
    base: `${base}/`,
    answer(path) {
      if (path === '/api/games') return json([listing]);
      // A browser opens a stream that ends again, but not before the visit has ended.
      if (path === '/api/events')
        return { status: 200, body: 'retry: 3600000\n\n', contentType: 'text/event-stream; charset=utf-8' };
      if (path.startsWith('/api/')) return undefined;
      if (path === FRAME_PATH) return { ...page, body: frame.html, headers: policyHeader(frame.policy) };
      const own = STARTS.map((attempt) => retryPath(`${base}/`, attempt)).find((start) => path.startsWith(start));
      const file = own === undefined ? shellFiles.get(path.slice(1)) : files.get(path.slice(own.length));
      const contentType = TYPES[path.slice(path.lastIndexOf('.') + 1)];
      if (file && contentType) return { status: 200, body: file, contentType, headers: FOR_FRAMES };
      if (own !== undefined) return { status: 404, body: 'not found', contentType: 'text/plain' };
      return path.includes('.') ? undefined : page;
    },
  };
}

function pageOf(files: BuiltFiles, shellFiles: BuiltFiles, isTrusted: boolean) {
  const manifest = JSON.parse(files.get('plugin.json')!.toString()) as PluginManifest;
  const base = `/plugins/${manifest.key}/${manifest.version}-checked`;
  const described = [...files].map(([path, bytes]) => ({ path, sha384: integrityOf(bytes) }));
  const remote = remoteFilesBelow(base, described);
  const { draws = [] } = manifest;
  const listing: GameListing = {
    ...{ id: 1, isActive: true, ...describeGame(manifest, base), route: routeOf(manifest) },
    ...(isTrusted ? { remote } : remoteInFrame(remote, { frame: FRAME_PATH, draws })),
  };
  const { template, integrity, scripts, styles } = readShellBuild(shellFiles);
  const { html, importMap } = renderPage({
    template,
    language: 'en',
    day: new Date().toISOString().slice(0, 10),
    shellIntegrity: integrity,
    shellTexts: shellTextsIn(
      [...shellFiles.keys()].map((path) => `/${path}`),
      'en',
    ),
    listings: [listing],
    card: undefined,
    console: undefined,
    shown: listing.remote,
    first: '',
  });
  const policy = contentSecurityPolicy({ scripts: [importMap, ...scripts], styles, frames: "'self'", secure: true });
  return { html, policy, listing, base };
}

function policyHeader(policy: string): Record<string, string> {
  return { 'content-security-policy': policy };
}

/** Returns a successful answer with a value as JSON. */
function json(value: unknown): Answer {
  return { status: 200, body: JSON.stringify(value), contentType: 'application/json; charset=utf-8' };
}
