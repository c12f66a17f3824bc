import { ARCHIVE_LISTING, REQUIRED_FILES } from '@soccer-legends/contracts';
import { integrityOf } from '../../../platform/http/integrity.ts';
import { ArchiveRefused } from './archive.errors.ts';

/** Holds the files to the listing that came with them; answers them without it. Throws `ArchiveRefused`. */
export function checkListing(files: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> {
  const listing = readListing(files.get(ARCHIVE_LISTING));
  const plugin = new Map([...files].filter(([path]) => path !== ARCHIVE_LISTING));
  for (const path of listing.keys()) {
    if (!plugin.has(path)) throw new ArchiveRefused('listing', `the listing names "${path}", which is not there`);
  }
  for (const [path, bytes] of plugin) {
    const listed = listing.get(path);
    if (listed === undefined) throw new ArchiveRefused('listing', `"${path}" is not in the listing`);
    if (listed !== integrityOf(bytes)) throw new ArchiveRefused('hash', `"${path}" is not the file that was listed`);
  }
  for (const path of REQUIRED_FILES) {
    if (!plugin.has(path)) throw new ArchiveRefused('incomplete', `${path} is missing`);
  }
  return plugin;
}

function readListing(bytes: Buffer | undefined): ReadonlyMap<string, string> {
  if (!bytes) throw new ArchiveRefused('listing', `${ARCHIVE_LISTING} is missing`);
  const listing: unknown = JSON.parse(bytes.toString('utf8'));
  const entries = typeof listing === 'object' && listing && !Array.isArray(listing) ? Object.entries(listing) : [];
  if (entries.length === 0 || entries.some(([, hash]) => typeof hash !== 'string'))
    throw new ArchiveRefused('listing', `${ARCHIVE_LISTING} does not map paths to hashes`);
  return new Map(entries);
}

const ARCHIVES: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0x1f, 0x8b],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  [0x42, 0x5a, 0x68],
];

/** How the bytes of each kind of picture or font begin. */
const BEGINNINGS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  webp: (bytes) => bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString() === 'WEBP',
  avif: (bytes) => bytes.subarray(4, 8).toString('latin1') === 'ftyp',
  woff2: (bytes) => bytes.subarray(0, 4).toString('latin1') === 'wOF2',
};

/** What would run if somebody opened the picture by its own address in an old browser. */
const LIVE_SVG = /<script|<foreignobject|<iframe|\bon[a-z]+\s*=|javascript:|<!entity/i;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Throws `ArchiveRefused` where a file's bytes are not what its name says. */
export function checkContent(path: string, bytes: Buffer): void {
  if (ARCHIVES.some((start) => start.every((byte, index) => bytes[index] === byte)))
    throw new ArchiveRefused('nested', `"${path}" is an archive itself`);
  const ending = path.slice(path.lastIndexOf('.') + 1);
  const begins = BEGINNINGS[ending];
  const right = begins ? begins(bytes) : isText(ending, bytes);
  if (!right) throw new ArchiveRefused('fileKind', `"${path}" is not what its ending says`);
}

function isText(ending: string, bytes: Buffer): boolean {
  try {
    const text = utf8.decode(bytes);
    if (text.includes('\0')) return false;
    if (ending === 'json' || ending === 'map') JSON.parse(text);
    return ending !== 'svg' || (/^\s*(<\?xml|<!--|<svg)/.test(text) && !LIVE_SVG.test(text));
  } catch {
    return false;
  }
}
