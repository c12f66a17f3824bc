import { ARCHIVE_ENDINGS, ARCHIVE_LIMITS, isPluginPath } from '@soccer-legends/contracts';
import { type Entry, type LocalFileHeader, fromBufferPromise, type ZipFile } from 'yauzl';
import { ArchiveRejected, type ArchiveProblem, checkContent } from './archive-content.ts';
import { crc32 } from 'node:zlib';

const ENCRYPTED = 0x1 | 0x40 | 0x2000;
const STORED = 0;
const DEFLATED = 8;
const ZIP64_FIELD = 0x0001;
const UNICODE_PATH_FIELD = 0x7075;
const MADE_BY_UNIX = 3;
const FILE_TYPE_BITS = 0o170000;
const REGULAR = 0o100000;
const SYMLINK = 0o120000;
/** Set-user-ID, set-group-ID and sticky bit. */
const SPECIAL_BITS = 0o7000;
const DOS_DIRECTORY = 0x10;
/** Smaller files are exempt from the limit of the compression ratio. */
const RATIO_APPLIES_FROM = 64 * 1024;
const ZIP64_MARKER = 0xffffffff;

/** Returns the path of a valid entry. Throws `ArchiveRejected`. The sizes are verified again during inflation. */
function validateEntry(entry: Entry & { fileName: string | Buffer }): string {
  // The raw bytes, without yauzl's decoding, because paths may contain only ASCII characters.
  const path = Buffer.from(entry.fileNameRaw).toString('latin1');
  const fault = pathFault(entry, path) ?? typeFault(entry, path) ?? contentFault(entry, path);
  if (fault) throw new ArchiveRejected(fault[0], fault[1]);
  return path;
}

type Fault = readonly [ArchiveProblem, string] | undefined;

function pathFault({ extraFields }: Entry, path: string): Fault {
  if (path.endsWith('/') && isPluginPath(path.slice(0, -1))) return ['notAFile', `"${path}" is a folder`];
  if (!isPluginPath(path)) return ['path', `"${printable(path)}" is not a valid path`];
  if (extraFields.some(({ id }) => id === UNICODE_PATH_FIELD))
    return ['path', `"${path}" has a second path in an extra field`];
  if (!ARCHIVE_ENDINGS.some((ending) => path.endsWith(`.${ending}`)))
    return ['fileKind', `"${path}" has a file type that is not served`];
  return undefined;
}

function typeFault({ versionMadeBy, externalFileAttributes }: Entry, path: string): Fault {
  if (externalFileAttributes & DOS_DIRECTORY) return ['notAFile', `"${path}" is a folder`];
  const mode = versionMadeBy >> 8 === MADE_BY_UNIX ? externalFileAttributes >>> 16 : 0;
  if ((mode & FILE_TYPE_BITS) === SYMLINK) return ['link', `"${path}" is a symbolic link`];
  if ((mode & FILE_TYPE_BITS) !== 0 && (mode & FILE_TYPE_BITS) !== REGULAR)
    return ['notAFile', `"${path}" is not a regular file`];
  return mode & SPECIAL_BITS ? ['notAFile', `"${path}" has special mode bits`] : undefined;
}

function contentFault(entry: Entry, path: string): Fault {
  const { compressedSize, uncompressedSize, relativeOffsetOfLocalHeader } = entry;
  if (entry.generalPurposeBitFlag & ENCRYPTED) return ['encrypted', `"${path}" is encrypted`];
  const numbers = [compressedSize, uncompressedSize, relativeOffsetOfLocalHeader];
  if (entry.extraFields.some(({ id }) => id === ZIP64_FIELD) || numbers.some((number) => number >= ZIP64_MARKER))
    return ['zip64', `"${path}" uses zip64, which archives of this size do not need`];
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    return ['compression', `"${path}" uses compression method ${entry.compressionMethod}; use store or deflate`];
  if (uncompressedSize > ARCHIVE_LIMITS.inflatedBytes)
    return ['inflatesTooFar', `"${path}" inflates to too many bytes`];
  if (uncompressedSize > RATIO_APPLIES_FROM && uncompressedSize > compressedSize * ARCHIVE_LIMITS.ratio)
    return ['ratio', `"${path}" inflates more than ${ARCHIVE_LIMITS.ratio} times`];
  return undefined;
}

function printable(path: string): string {
  return path.slice(0, 100).replace(/[^\x20-\x7e]/g, '?');
}

const HAS_DESCRIPTOR = 0x8;
/** Lengths of a data descriptor without and with its signature (APPNOTE 4.3.9). */
const DESCRIPTOR_BYTES = [12, 16];

/** An entry with both of its headers: that of the central directory and the local one. */
interface PlacedEntry {
  path: string;
  entry: Entry;
  local: LocalFileHeader;
}

/**
 * Throws `ArchiveRejected` for an archive that programs could read differently: headers must agree, and files must leave no
 * gaps up to the central directory, which begins at `directoryStart`.
 */
function checkLayout(placed: readonly PlacedEntry[], directoryStart: number): void {
  let end = 0;
  const inOrder = placed.toSorted((a, b) => a.entry.relativeOffsetOfLocalHeader - b.entry.relativeOffsetOfLocalHeader);
  for (const [index, file] of inOrder.entries()) {
    checkHeadersAgree(file);
    const start = file.entry.relativeOffsetOfLocalHeader;
    if (!isAdjacent(start - end, inOrder[index - 1])) throw misplaced(file.path);
    end = file.local.fileDataStart + file.entry.compressedSize;
  }
  const last = inOrder.at(-1);
  if (!last || !isAdjacent(directoryStart - end, last)) throw misplaced(last?.path ?? 'directory');
}

function checkHeadersAgree({ path, entry, local }: PlacedEntry): void {
  const described = entry.generalPurposeBitFlag & HAS_DESCRIPTOR;
  const same =
    local.fileName.equals(entry.fileNameRaw) &&
    local.compressionMethod === entry.compressionMethod &&
    local.generalPurposeBitFlag === entry.generalPurposeBitFlag &&
    (described !== 0 ||
      (local.compressedSize === entry.compressedSize &&
        local.uncompressedSize === entry.uncompressedSize &&
        local.crc32 === entry.crc32));
  if (!same) throw new ArchiveRejected('unreadable', `"${path}" has two different headers`);
}

function isAdjacent(gap: number, before: PlacedEntry | undefined): boolean {
  if (gap === 0) return !before || (before.entry.generalPurposeBitFlag & HAS_DESCRIPTOR) === 0;
  return !!before && (before.entry.generalPurposeBitFlag & HAS_DESCRIPTOR) !== 0 && DESCRIPTOR_BYTES.includes(gap);
}

function misplaced(path: string): ArchiveRejected {
  return new ArchiveRejected('unreadable', `"${path}" does not directly follow the file before it`);
}

const END_SIGNATURE = 0x06054b50;
const ZIP64_LOCATOR = 0x07064b50;
const END_BYTES = 22;
const ZIP64_LOCATOR_BYTES = 20;

/** The end record of a zip, without what is always the same: one disk and no comment. Sizes are in bytes. */
interface ArchiveFrame {
  entries: number;
  directoryStart: number;
  directoryBytes: number;
}

/**
 * Reads the end record (APPNOTE 4.3.16), which must be at the very end: programs that search for it could find another one.
 * Throws `ArchiveRejected`.
 */
function readFrame(archive: Buffer): ArchiveFrame {
  const end = archive.length - END_BYTES;
  if (end < 0 || archive.readUInt32LE(end) !== END_SIGNATURE)
    throw unreadable('it does not end with the end record of a zip');
  const locator = end - ZIP64_LOCATOR_BYTES;
  if (locator >= 0 && archive.readUInt32LE(locator) === ZIP64_LOCATOR)
    throw new ArchiveRejected('zip64', 'it uses zip64, which archives of this size do not need');
  const [disk, directoryDisk, onDisk, entries] = [4, 6, 8, 10].map((at) => archive.readUInt16LE(end + at));
  const frame = {
    entries: entries!,
    directoryBytes: archive.readUInt32LE(end + 12),
    directoryStart: archive.readUInt32LE(end + 16),
  };
  if (archive.readUInt16LE(end + 20) !== 0) throw unreadable('it has a comment');
  if (disk !== 0 || directoryDisk !== 0 || onDisk !== entries) throw unreadable('it is split into several parts');
  if (frame.directoryStart + frame.directoryBytes !== end)
    throw unreadable('its central directory is not where the end record says');
  if (frame.entries > ARCHIVE_LIMITS.files)
    throw new ArchiveRejected('tooManyFiles', `it has ${frame.entries} entries, the limit is ${ARCHIVE_LIMITS.files}`);
  return frame;
}

function unreadable(why: string): ArchiveRejected {
  return new ArchiveRejected('unreadable', why);
}

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
