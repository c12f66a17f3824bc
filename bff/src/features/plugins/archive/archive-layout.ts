import type { Entry, LocalFileHeader } from 'yauzl';
import { ARCHIVE_LIMITS } from '@soccer-legends/contracts';
import { ArchiveRefused } from './archive.errors.ts';

const HAS_DESCRIPTOR = 0x8;
/** A data descriptor with and without its signature (APPNOTE 4.3.9). */
const DESCRIPTOR_BYTES = [12, 16];

/** An entry as the directory and as the file itself describe it. */
export interface PlacedEntry {
  path: string;
  entry: Entry;
  local: LocalFileHeader;
}

/**
 * Holds an archive to one reading: both descriptions of every file agree, and the files lie one behind the other from
 * the first byte to the directory. Overlaps, gaps and prefixes are how one archive is several.
 */
export function checkLayout(placed: readonly PlacedEntry[], directoryStart: number): void {
  let end = 0;
  const inPlace = placed.toSorted((a, b) => a.entry.relativeOffsetOfLocalHeader - b.entry.relativeOffsetOfLocalHeader);
  for (const [index, one] of inPlace.entries()) {
    checkAgreement(one);
    const start = one.entry.relativeOffsetOfLocalHeader;
    if (!isBehind(start - end, inPlace[index - 1])) throw misplaced(one.path);
    end = one.local.fileDataStart + one.entry.compressedSize;
  }
  const last = inPlace.at(-1);
  if (!last || !isBehind(directoryStart - end, last)) throw misplaced(last?.path ?? 'directory');
}

function checkAgreement({ path, entry, local }: PlacedEntry): void {
  const described = entry.generalPurposeBitFlag & HAS_DESCRIPTOR;
  const same =
    local.fileName.equals(entry.fileNameRaw) &&
    local.compressionMethod === entry.compressionMethod &&
    local.generalPurposeBitFlag === entry.generalPurposeBitFlag &&
    (described !== 0 ||
      (local.compressedSize === entry.compressedSize &&
        local.uncompressedSize === entry.uncompressedSize &&
        local.crc32 === entry.crc32));
  if (!same) throw new ArchiveRefused('unreadable', `"${path}" is described in two ways`);
}

function isBehind(gap: number, before: PlacedEntry | undefined): boolean {
  if (gap === 0) return !before || (before.entry.generalPurposeBitFlag & HAS_DESCRIPTOR) === 0;
  return !!before && (before.entry.generalPurposeBitFlag & HAS_DESCRIPTOR) !== 0 && DESCRIPTOR_BYTES.includes(gap);
}

function misplaced(path: string): ArchiveRefused {
  return new ArchiveRefused('unreadable', `"${path}" does not lie behind the file before it`);
}

const END_SIGNATURE = 0x06054b50;
const ZIP64_LOCATOR = 0x07064b50;
const END_BYTES = 22;
const ZIP64_LOCATOR_BYTES = 20;

/** The part of a zip that says where its directory is. */
export interface ArchiveFrame {
  entries: number;
  directoryStart: number;
  directoryBytes: number;
}

/**
 * Reads the end record of a zip (APPNOTE 4.3.16) at the one place where an honest one has it: no comment behind it, no
 * zip64 before it. What searches for it can be led to find another than the next program does.
 */
export function readFrame(archive: Buffer): ArchiveFrame {
  const end = archive.length - END_BYTES;
  if (end < 0 || archive.readUInt32LE(end) !== END_SIGNATURE) throw unreadable('it does not end as a zip does');
  const locator = end - ZIP64_LOCATOR_BYTES;
  if (locator >= 0 && archive.readUInt32LE(locator) === ZIP64_LOCATOR)
    throw new ArchiveRefused('zip64', 'it is a zip64, which nothing of this size needs');
  const [disk, directoryDisk, onDisk, entries] = [4, 6, 8, 10].map((at) => archive.readUInt16LE(end + at));
  const frame = {
    entries: entries!,
    directoryBytes: archive.readUInt32LE(end + 12),
    directoryStart: archive.readUInt32LE(end + 16),
  };
  if (archive.readUInt16LE(end + 20) !== 0) throw unreadable('it has a comment');
  if (disk !== 0 || directoryDisk !== 0 || onDisk !== entries) throw unreadable('it is a part of several');
  if (frame.directoryStart + frame.directoryBytes !== end) throw unreadable('its directory is not where it says');
  if (frame.entries > ARCHIVE_LIMITS.files)
    throw new ArchiveRefused('tooManyFiles', `it has ${frame.entries} entries, ${ARCHIVE_LIMITS.files} are the most`);
  return frame;
}

function unreadable(why: string): ArchiveRefused {
  return new ArchiveRefused('unreadable', why);
}
