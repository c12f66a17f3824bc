import {
  iconOf,
  resultThemeOf,
  routeOf,
  type GameListing,
  type PluginManifest,
  type RemoteFiles,
  type SandboxedGame,
} from '@soccer-legends/contracts';

/** The module federation entry of every plugin. */
export const ENTRY_FILE = 'remoteEntry.js';

const CARD_PICTURE = 'art.svg';

/** Scripts that a plugin loads on demand. Pages must not preload them. */
const LAZY = /^assets\/lazy\//;

/**
 * Returns what a listing has from the manifest. Absent facts of the card are left out, and so is a `matchday` that is
 * true.
 *
 * @param base address of the plugin's files, without a trailing slash
 */
export function describeGame(
  manifest: PluginManifest,
  base: string,
): Omit<GameListing, 'id' | 'isActive' | 'remote' | 'devOrigin' | 'devUntil'> {
  const { key, version, name, description, note, minutes, matchday, sdk } = manifest;
  const { builtAgainst = '', feedbackTopic = 'general' } = manifest;
  return {
    key,
    name: name.en,
    description: description.en,
    names: name,
    descriptions: description,
    ...(note && { notes: note }),
    ...(minutes !== undefined && { minutes }),
    ...(matchday !== undefined && matchday !== true && { matchday }),
    icon: iconOf(manifest, base),
    route: routeOf(manifest),
    version,
    resultTheme: resultThemeOf(manifest),
    feedbackTopic,
    sdk,
    builtAgainst,
  };
}

/** Returns the addresses and hashes that a page needs to load a build served below `base`. */
export function remoteFilesBelow(base: string, files: readonly { path: string; sha384: string }[]): RemoteFiles {
  const addressOf = (path: string): string => `${base}/${path}`;
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  return {
    entry: addressOf(ENTRY_FILE),
    js: scripts.filter(({ path }) => !LAZY.test(path)).map(({ path }) => addressOf(path)),
    css: files.filter(({ path }) => path.endsWith('.css')).map(({ path }) => addressOf(path)),
    locales: Object.fromEntries(
      files.flatMap(({ path }) => {
        const language = /^locales\/([a-z]{2})\.json$/.exec(path)?.[1];
        return language ? [[language, addressOf(path)]] : [];
      }),
    ),
    art: files.some(({ path }) => path === CARD_PICTURE) ? addressOf(CARD_PICTURE) : null,
    integrity: Object.fromEntries(scripts.map(({ path, sha384 }) => [addressOf(path), sha384])),
  };
}

/** Moves what a page would preload and trust to what only the frame of a sandboxed game loads. */
export function remoteInFrame(
  { js, css, integrity, ...remote }: RemoteFiles,
  { frame, draws }: Pick<SandboxedGame, 'frame' | 'draws'>,
): Pick<GameListing, 'remote' | 'sandbox'> {
  return { remote: { ...remote, js: [], css: [], integrity: {} }, sandbox: { frame, draws, js, css, integrity } };
}
