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
