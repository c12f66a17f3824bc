import { crc32 } from 'node:zlib';
import { ARCHIVE_LIMITS } from '@soccer-legends/contracts';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { validateEntry } from './archive-entry.ts';
import { readFrame, checkLayout, type PlacedEntry } from './archive-layout.ts';
import { ArchiveRejected } from './archive.errors.ts';
import { checkContent } from './archive-content.ts';

const DIRECTORY_ENTRY_BYTES = 46;

/**
 * Returns the files of a zip by path. Checks all headers before it inflates anything, and inflates at most
 * `ARCHIVE_LIMITS.inflatedBytes`. Throws `ArchiveRejected`, also as soon as `isLate` returns true.
 */
export async function readArchive(archive: Buffer, isLate: () => boolean): Promise<ReadonlyMap<string, Buffer>> {
  const frame = readFrame(archive);
  try {
    const zip = await fromBufferPromise(archive, { decodeStrings: false, validateEntrySizes: false });
    const placed = await placeEntries(zip, frame.directoryBytes);
    checkLayout(placed, frame.directoryStart);
    checkSizes(placed, archive.length);
    const files = new Map<string, Buffer>();
    for (const file of placed) {
      if (isLate()) throw new ArchiveRejected('tooSlow', 'reading it took too long');
      const bytes = await inflate(zip, file);
      checkContent(file.path, bytes);
      files.set(file.path, bytes);
    }
    return files;
  } catch (error) {
    if (error instanceof ArchiveRejected) throw error;
    throw new ArchiveRejected('unreadable', 'it cannot be unpacked');
  }
}

async function placeEntries(zip: ZipFile, directoryBytes: number): Promise<PlacedEntry[]> {
  const placed: PlacedEntry[] = [];
  const seen = new Set<string>();
  let read = 0;
  for await (const entry of zip.eachEntry()) {
    const path = validateEntry(entry);
    // Some file systems ignore case.
    const folded = path.toLowerCase();
    if (seen.has(folded)) throw new ArchiveRejected('duplicatePath', `"${path}" occurs twice`);
    seen.add(folded);
    placed.push({ path, entry, local: await zip.readLocalFileHeaderPromise(entry) });
    read += DIRECTORY_ENTRY_BYTES + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
  }
  for (const { path } of placed) {
    if (foldersOf(path).some((folder) => seen.has(folder)))
      throw new ArchiveRejected('duplicatePath', `"${path}" is in a folder that is also a file`);
  }
  if (read !== directoryBytes)
    throw new ArchiveRejected('unreadable', 'its central directory is longer than its entries');
  return placed;
}

function foldersOf(path: string): string[] {
  const parts = path.toLowerCase().split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}

function checkSizes(placed: readonly PlacedEntry[], packed: number): void {
  const inflated = placed.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (inflated > ARCHIVE_LIMITS.inflatedBytes)
    throw new ArchiveRejected('inflatesTooFar', `it inflates to more than ${ARCHIVE_LIMITS.inflatedBytes} bytes`);
  if (inflated > packed * ARCHIVE_LIMITS.ratio)
    throw new ArchiveRejected('ratio', `it inflates more than ${ARCHIVE_LIMITS.ratio} times`);
}

async function inflate(zip: ZipFile, { path, entry }: PlacedEntry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let sum = 0;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // The claimed sizes are within the limits, so reading stops when a file exceeds its claimed size.
    if (bytes > entry.uncompressedSize) break;
    sum = crc32(chunk, sum);
    chunks.push(chunk);
  }
  if (bytes !== entry.uncompressedSize || sum !== entry.crc32)
    throw new ArchiveRejected(
      'checksum',
      `"${path}" is damaged: its size or checksum differs from the archive's claim`,
    );
  return Buffer.concat(chunks, bytes);
}
