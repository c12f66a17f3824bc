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
import { readFiles } from '../project/build-game.ts';

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
  /**
   * Responds to a GET of a page, of a file or of the list of games, and to the reports of a page; undefined for any other
   * call.
   */
  answer(method: string, path: string): Answer | undefined;
}

/** The differences between the site of `check` and that of `dev`. */
export interface BuiltSiteOptions {
  /** Whether the game runs in the page instead of a frame. */
  isTrusted?: boolean;
  /** A script at the start of the page, which other pages of this site may then frame. */
  script?: string;
  /** Whether the page is served over HTTPS. */
  secure?: boolean;
  /** Folder of the shell's build. The default is the one that comes with this command. */
  shell?: string;
}

/** The build of the shell that comes with this command. */
const SHELL_FOLDER = fileURLToPath(new URL('./shell/', import.meta.url));

/** The site's origin in the browser, which intercepts every request to it. */
export const ORIGIN = 'https://soccer-legends.invalid';

/** What the server would store about a visit. */
const REPORTS = ['/api/plugin-health', '/api/csp-reports', '/api/client-reports'];
const NO_CONTENT: Answer = { status: 204, body: '', contentType: 'text/plain' };

/** The origin of a frame equals no other. */
const FOR_FRAMES = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** The shell retries a file at other addresses. */
const STARTS = Array.from({ length: RETRY_PATHS + 1 }, (_, attempt) => attempt);

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/**
 * Returns a site with the shell of this command and one game, whose pages are those of the server: the same document,
 * import map and content security policy.
 */
export function builtSite(files: BuiltFiles, options: BuiltSiteOptions = {}): BuiltSite {
  const shellFiles = readFiles(options.shell ?? SHELL_FOLDER);
  const { html, policy, listing, base } = pageOf(files, shellFiles, options);
  const frame = frameDocument({ site: ORIGIN });
  const page = { status: 200, body: html, contentType: 'text/html; charset=utf-8', headers: policyHeader(policy) };
  return {
    listing,
    base: `${base}/`,
    answer(method, path) {
      if (method === 'POST' && REPORTS.includes(path)) return NO_CONTENT;
      if (method !== 'GET') return undefined;
      if (path === '/api/games') return json([listing]);
      // A browser opens a stream that ends again, but not before the visit has ended.
      if (path === '/api/events')
        return { status: 200, body: 'retry: 3600000\n\n', contentType: 'text/event-stream; charset=utf-8' };
      if (path.startsWith('/api/')) return undefined;
      if (path === FRAME_PATH) return { ...page, body: frame.html, headers: policyHeader(frame.policy) };
      const own = STARTS.map((attempt) => retryPath(`${base}/`, attempt)).find((start) => path.startsWith(start));
      const file = own === undefined ? shellFiles.get(path.slice(1)) : files.get(path.slice(own.length));
      const contentType = typeOf(path);
      if (file && contentType) return { status: 200, body: file, contentType, headers: FOR_FRAMES };
      if (own !== undefined) return { status: 404, body: 'not found', contentType: 'text/plain' };
      return path.includes('.') ? undefined : page;
    },
  };
}

function pageOf(
  files: BuiltFiles,
  shellFiles: BuiltFiles,
  { isTrusted = true, script, secure = true }: BuiltSiteOptions,
) {
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
  const inPage = [importMap, ...scripts, ...(script === undefined ? [] : [script])];
  const policy = contentSecurityPolicy({ scripts: inPage, styles, frames: "'self'", secure });
  const page = script === undefined ? html : html.replace('<head>', () => `<head><script>${script}</script>`);
  const framed = script === undefined ? policy : policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return { html: page, policy: framed, listing, base };
}

function policyHeader(policy: string): Record<string, string> {
  return { 'content-security-policy': policy };
}

/** Returns the content type of a file by its ending; undefined for a kind that no game may have. */
export function typeOf(path: string): string | undefined {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)];
}

/** Returns a successful answer with a value as JSON. */
export function json(value: unknown): Answer {
  return { status: 200, body: JSON.stringify(value), contentType: 'application/json; charset=utf-8' };
}
