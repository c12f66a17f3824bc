import { crc32 } from 'node:zlib';
import { ARCHIVE_LIMITS } from '@soccer-legends/contracts';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { pathOfEntry } from './archive-entry.ts';
import { readFrame, checkLayout, type PlacedEntry } from './archive-layout.ts';
import { ArchiveRefused } from './archive.errors.ts';
import { checkContent } from './archive-content.ts';

const DIRECTORY_ENTRY_BYTES = 46;

/**
 * The files of an archive by path, in memory: 20 MB at the most, counted while they inflate. Everything that the
 * archive says of itself is checked before the first file is inflated, and again by what comes out.
 * @param isLate asked now and then; true ends the reading.
 */
export async function readArchive(archive: Buffer, isLate: () => boolean): Promise<ReadonlyMap<string, Buffer>> {
  const frame = readFrame(archive);
  try {
    const zip = await fromBufferPromise(archive, { decodeStrings: false, validateEntrySizes: false });
    const placed = await placeEntries(zip, frame.directoryBytes);
    checkLayout(placed, frame.directoryStart);
    checkSizes(placed, archive.length);
    const files = new Map<string, Buffer>();
    for (const one of placed) {
      if (isLate()) throw new ArchiveRefused('tooSlow', 'reading it takes too long');
      const bytes = await inflate(zip, one);
      checkContent(one.path, bytes);
      files.set(one.path, bytes);
    }
    return files;
  } catch (fault) {
    if (fault instanceof ArchiveRefused) throw fault;
    throw new ArchiveRefused('unreadable', 'it cannot be unpacked');
  }
}

async function placeEntries(zip: ZipFile, directoryBytes: number): Promise<PlacedEntry[]> {
  const placed: PlacedEntry[] = [];
  const seen = new Set<string>();
  let read = 0;
  for await (const entry of zip.eachEntry()) {
    const path = pathOfEntry(entry);
    // Some file systems take these for one file.
    const folded = path.toLowerCase();
    if (seen.has(folded)) throw new ArchiveRefused('duplicatePath', `"${path}" is there twice`);
    seen.add(folded);
    placed.push({ path, entry, local: await zip.readLocalFileHeaderPromise(entry) });
    read += DIRECTORY_ENTRY_BYTES + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
  }
  for (const { path } of placed) {
    if (foldersOf(path).some((folder) => seen.has(folder)))
      throw new ArchiveRefused('duplicatePath', `"${path}" lies in a folder that is a file too`);
  }
  if (read !== directoryBytes) throw new ArchiveRefused('unreadable', 'its directory holds more than it says');
  return placed;
}

function foldersOf(path: string): string[] {
  const parts = path.toLowerCase().split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}

function checkSizes(placed: readonly PlacedEntry[], packed: number): void {
  const inflated = placed.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (inflated > ARCHIVE_LIMITS.inflatedBytes)
    throw new ArchiveRefused('inflatesTooFar', `it inflates to more than ${ARCHIVE_LIMITS.inflatedBytes} bytes`);
  if (inflated > packed * ARCHIVE_LIMITS.ratio)
    throw new ArchiveRefused('ratio', `it inflates more than ${ARCHIVE_LIMITS.ratio} times`);
}

async function inflate(zip: ZipFile, { path, entry }: PlacedEntry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let sum = 0;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // The directory's sizes are within the limits; a file that goes on beyond its own is a lie, and ends here.
    if (bytes > entry.uncompressedSize) break;
    sum = crc32(chunk, sum);
    chunks.push(chunk);
  }
  if (bytes !== entry.uncompressedSize || sum !== entry.crc32)
    throw new ArchiveRefused('checksum', `"${path}" is damaged: its size or checksum is another than it says`);
  return Buffer.concat(chunks, bytes);
}
