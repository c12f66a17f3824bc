import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { retryPath, routeOf, type GameListing, type PluginManifest } from '@soccer-legends/contracts';
import { integrityOf, type BuiltFiles } from '@soccer-legends/plugin-checks';
import {
  contentSecurityPolicy,
  describeGame,
  readShellBuild,
  remoteFilesBelow,
  renderPage,
  shellTextsIn,
} from '@soccer-legends/plugin-checks/page';

/** A response of the site: a file, a page or the answer of a call. */
export interface Answer {
  status: number;
  body: string | Buffer;
  contentType: string;
  headers?: Record<string, string>;
}

/** A site with one game, in memory. */
export interface BuiltSite {
  /** The path of the game's page. */
  route: string;
  /** The path of the game's files, with a trailing slash. */
  base: string;
  /** Responds to a GET of a page, of a file or of the list of games; undefined for any other call. */
  answer(path: string): Answer | undefined;
}

/** The shell's build in this command's package. */
const SHELL_FOLDER = fileURLToPath(new URL('./shell/', import.meta.url));

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
 */
export function builtSite(files: BuiltFiles, shellFolder = SHELL_FOLDER): BuiltSite {
  const shellFiles = readFolder(shellFolder);
  const { html, policy, listing, base } = pageOf(files, shellFiles);
  const page = { status: 200, body: html, contentType: 'text/html; charset=utf-8', headers: policyHeader(policy) };
  return {
    route: listing.route,
    base: `${base}/`,
    answer(path) {
      if (path === '/api/games') return json([listing]);
      // A browser opens a stream that ends again, but not before the visit has ended.
      if (path === '/api/events')
        return { status: 200, body: 'retry: 3600000\n\n', contentType: 'text/event-stream; charset=utf-8' };
      if (path.startsWith('/api/')) return undefined;
      const own = [0, 1, 2].map((attempt) => `${retryPath(`${base}/`, attempt)}`).find((start) => path.startsWith(start));
      const file = own === undefined ? shellFiles.get(path.slice(1)) : files.get(path.slice(own.length));
      const contentType = TYPES[path.slice(path.lastIndexOf('.') + 1)];
      if (file && contentType) return { status: 200, body: file, contentType };
      return path.includes('.') ? { status: 404, body: 'not found', contentType: 'text/plain' } : page;
    },
  };
}

function pageOf(files: BuiltFiles, shellFiles: BuiltFiles) {
  const manifest = JSON.parse(files.get('plugin.json')!.toString()) as PluginManifest;
  const base = `/plugins/${manifest.key}/${manifest.version}-checked`;
  const described = [...files].map(([path, bytes]) => ({ path, sha384: integrityOf(bytes) }));
  const remote = remoteFilesBelow(base, described);
  const listing: GameListing = {
    ...{ id: 1, isActive: true, remote, ...describeGame(manifest, base) },
    route: routeOf(manifest),
  };
  const { template, integrity, scripts, styles } = readShellBuild(shellFiles);
  const { html, importMap } = renderPage({
    template,
    language: 'en',
    day: new Date().toISOString().slice(0, 10),
    shellIntegrity: integrity,
    shellTexts: shellTextsIn([...shellFiles.keys()].map((path) => `/${path}`), 'en'),
    listings: [listing],
    card: undefined,
    console: undefined,
    shown: remote,
    first: '',
  });
  const policy = contentSecurityPolicy({ scripts: [importMap, ...scripts], styles, secure: true });
  return { html, policy, listing, base };
}

function policyHeader(policy: string): Record<string, string> {
  return { 'content-security-policy': policy };
}

/** Returns a successful answer with a value as JSON. */
export function json(value: unknown): Answer {
  return { status: 200, body: JSON.stringify(value), contentType: 'application/json; charset=utf-8' };
}

function readFolder(folder: string): BuiltFiles {
  if (!existsSync(folder)) throw new Error(`${folder} is missing. Build the command again.`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [relative(folder, file).split(sep).join('/'), readFileSync(file)];
    }),
  );
}
