import { buffer } from 'node:stream/consumers';
import { ARCHIVE_LISTING, type ArchiveListing } from '@soccer-legends/contracts';
import { integrityOf } from '@soccer-legends/plugin-checks';
import { ZipFile } from 'yazl';
import type { Build } from '../project/build-game.ts';

/** Fixed, so that the same build always results in the same archive. */
const MODIFIED = new Date(Date.UTC(1980, 0, 2));

/** Packs a build for the site: a zip with its files and their hashes. */
export async function packBuild(files: Build): Promise<Uint8Array<ArrayBuffer>> {
  const listing: ArchiveListing = Object.fromEntries([...files].map(([path, bytes]) => [path, integrityOf(bytes)]));
  const zip = new ZipFile();
  for (const [path, bytes] of files) zip.addBuffer(bytes, path, { mtime: MODIFIED });
  zip.addBuffer(Buffer.from(JSON.stringify(listing)), ARCHIVE_LISTING, { mtime: MODIFIED });
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}
