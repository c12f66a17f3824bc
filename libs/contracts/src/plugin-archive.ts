/**
 * Limits of an uploaded archive: a zip (stored or deflated, not encrypted, no zip64) of a build's output with a listing
 * of its files. The server measures while it unpacks and does not trust the sizes in zip headers.
 */
export const ARCHIVE_LIMITS = {
  packedBytes: 5 * 1024 * 1024,
  inflatedBytes: 20 * 1024 * 1024,
  files: 500,
  /** Compression ratio of each file and of the whole archive. */
  ratio: 100,
  pathLength: 180,
  /** Time from the first byte of the upload to the response. */
  milliseconds: 30_000,
} as const;

export const ARCHIVE_TYPE = 'application/zip';

/** The listing of all other files with their hashes. It is neither stored nor part of the build's content hash. */
export const ARCHIVE_LISTING = 'files.json';

/** Subresource integrity (SHA-384) by path. */
export type ArchiveListing = Readonly<Record<string, string>>;

/** File extension of source maps. The server stores them for the team, and never serves them. */
export const SOURCE_MAP_ENDING = '.map';

/** The rounds that the next version must play in the same way (`GoldenRound[]`). Stored for the team, like source maps. */
export const GOLDEN_ROUNDS_FILE = 'golden-rounds.json';
export const GOLDEN_ROUNDS_BYTES = 256 * 1024;

/** File extensions allowed in an archive. HTML is not allowed, because only the site itself serves pages. */
export const ARCHIVE_ENDINGS = [
  'avif',
  'css',
  'js',
  'json',
  'map',
  'png',
  'svg',
  'txt',
  'webp',
  'woff2',
] as const satisfies readonly string[];

/** Files required in every archive: the manifest, the federation entry and the English texts. */
export const REQUIRED_FILES = ['plugin.json', 'remoteEntry.js', 'locales/en.json'] as const;

const PATH = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?(?:\/[A-Za-z0-9_-](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?)*$/;

/** Matches a path with a segment of more than 100 characters, which the server rejects. */
export const LONG_SEGMENT = /[^/]{101}/;

/** Returns whether a path is valid for a plugin's file: ASCII, without empty, long, hidden or `..` segments. */
export function isPluginPath(path: string): boolean {
  return (
    path.length <= ARCHIVE_LIMITS.pathLength && PATH.test(path) && !path.includes('..') && !LONG_SEGMENT.test(path)
  );
}
