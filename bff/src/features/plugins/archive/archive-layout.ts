import type { Entry, LocalFileHeader } from 'yauzl';
import { ARCHIVE_LIMITS } from '@soccer-legends/contracts';
import { ArchiveRejected } from './archive.errors.ts';

const HAS_DESCRIPTOR = 0x8;
/** Lengths of a data descriptor without and with its signature (APPNOTE 4.3.9). */
const DESCRIPTOR_BYTES = [12, 16];

/** An entry with both of its headers: that of the central directory and the local one. */
export interface PlacedEntry {
  path: string;
  entry: Entry;
  local: LocalFileHeader;
}

/**
 * Throws `ArchiveRejected` for an archive that programs could read differently: headers must agree, and files must leave no
 * gaps up to the central directory, which begins at `directoryStart`.
 */
export function checkLayout(placed: readonly PlacedEntry[], directoryStart: number): void {
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
export interface ArchiveFrame {
  entries: number;
  directoryStart: number;
  directoryBytes: number;
}

/**
 * Reads the end record (APPNOTE 4.3.16), which must be at the very end: programs that search for it could find another one.
 * Throws `ArchiveRejected`.
 */
export function readFrame(archive: Buffer): ArchiveFrame {
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
