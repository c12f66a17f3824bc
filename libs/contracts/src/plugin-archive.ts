/**
 * What an uploaded archive may be: a zip (stored or deflated, nothing encrypted, no zip64) of a build's output, with a
 * listing beside it. The server counts while it reads and believes no header.
 */
export const ARCHIVE_LIMITS = {
  packedBytes: 5 * 1024 * 1024,
  inflatedBytes: 20 * 1024 * 1024,
  files: 500,
  /** Inflated to packed bytes, of any one file and of the whole. */
  ratio: 100,
  pathLength: 180,
  /** From the first byte of the upload to the verdict. */
  milliseconds: 30_000,
} as const;

/** The media type of an upload. */
export const ARCHIVE_TYPE = 'application/zip';

/** The archive's listing: every other file with its hash. It is read and not kept, so a build's own hash is free of it. */
export const ARCHIVE_LISTING = 'files.json';

/** SHA-384 by path, as an integrity attribute reads (`sha384-…`), of every file but the listing itself. */
export type ArchiveListing = Readonly<Record<string, string>>;

/** Endings of files that an archive may hold. Pages are not among them: only the site itself is a page. */
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

/** Files that every archive has: the manifest, the federation entry, the English texts. */
export const REQUIRED_FILES = ['plugin.json', 'remoteEntry.js', 'locales/en.json'] as const;

const PATH = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?(?:\/[A-Za-z0-9_-](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?)*$/;

/** Whether a path may name a file of a plugin: plain letters, no empty, dotted or climbing parts. */
export function isPluginPath(path: string): boolean {
  return path.length <= ARCHIVE_LIMITS.pathLength && PATH.test(path) && !path.includes('..');
}
